import { Button, Loader } from '@mantine/core';
import { awaitCapture, type CaptureKind, getCapture } from '@teeka/contract/pairing';
import { useEffect, useRef, useState } from 'react';
import { send } from '../../platform/api/index.ts';
import { useWords } from '../../platform/language/use-words.ts';
import { hearPairings } from '../../platform/pairing/index.ts';
import { pictureOf } from '../../platform/picture/index.ts';
import { Notice } from '../form/notice.tsx';
import { BottomSheet } from '../sheet/bottom-sheet.tsx';

interface Props {
  readonly awaits: CaptureKind;
  readonly onPicture?: (picture: Blob) => void;
  readonly onCode?: (text: string) => void;
  readonly onClose: () => void;
}

/** Waits for what the phone captures; the phone is let do it only while this is open. */
export default function WaitSheet({ awaits, onPicture, onCode, onClose }: Props) {
  const { t } = useWords();
  const [noPhone, setNoPhone] = useState(false);
  const taking = useRef({ onPicture, onCode, onClose });
  taking.current = { onPicture, onCode, onClose };
  useEffect(() => {
    let over = false;
    let stop = () => {};
    const look = async () => {
      const { capture } = await send(getCapture, {}, { background: true });
      if (over || !capture || capture.kind !== awaits) return;
      over = true;
      stop();
      const { onPicture: takePicture, onCode: takeCode, onClose: close } = taking.current;
      close();
      if (awaits === 'picture') takePicture?.(pictureOf(capture.content));
      else takeCode?.(capture.content);
    };
    send(awaitCapture, { awaits }, { background: true }).then(
      ({ phones }) => {
        if (over) return;
        if (phones === 0) setNoPhone(true);
        else stop = hearPairings(() => void look().catch(() => undefined));
      },
      () => undefined,
    );
    return () => {
      over = true;
      stop();
      // What was captured is gone with this, taken or not.
      void send(awaitCapture, { awaits: null }, { silent: true }).catch(() => undefined);
    };
  }, [awaits]);
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={t('pairing:waitTitle')}
      actions={
        <Button variant="default" onClick={onClose}>
          {t('app:cancel')}
        </Button>
      }
    >
      {noPhone ? (
        <Notice>{t('pairing:noPhone')}</Notice>
      ) : (
        <div className="rows-12">
          <p>{t(awaits === 'picture' ? 'pairing:waitPicture' : 'pairing:waitCode')}</p>
          <div className="beside" role="status">
            <Loader size="sm" /> {t('pairing:waiting')}
          </div>
        </div>
      )}
    </BottomSheet>
  );
}
