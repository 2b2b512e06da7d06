import { Button, Loader } from '@mantine/core';
import type { CaptureKind } from '@teeka/domain/pairing';
import { useWords } from '../../platform/language/use-words.ts';
import { pictureOf } from '../../platform/picture/index.ts';
import { Notice } from '../form/notice.tsx';
import { BottomSheet } from '../sheet/bottom-sheet.tsx';
import type { PhoneWish } from './phone-wish.ts';
import { useCaptureOfPhone } from './use-capture-of-phone.ts';

interface Props {
  readonly wish: PhoneWish;
  readonly onClose: () => void;
}

const whatToDo = {
  picture: 'pairing:waitPicture',
  code: 'pairing:waitCode',
  finger: 'pairing:waitFinger',
} as const satisfies Record<CaptureKind, string>;

function take(wish: PhoneWish, content: string): void {
  if (wish.awaits === 'picture') wish.onPicture(pictureOf(content));
  else if (wish.awaits === 'code') wish.onCode(content);
  else wish.onFinger(content);
}

/** Waits for what the phone captures; the phone is let do it only while this is open, for two minutes. */
export default function WaitSheet({ wish, onClose }: Props) {
  const { t } = useWords();
  const { standing, again } = useCaptureOfPhone(wish, (content) => {
    onClose();
    take(wish, content);
  });
  const isOver = standing === 'over' || standing === 'failed';
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={t('pairing:waitTitle')}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('app:cancel')}
          </Button>
          {isOver ? <Button onClick={again}>{t('pairing:waitAgain')}</Button> : null}
        </>
      }
    >
      {standing === 'no-phone' ? <Notice>{t('pairing:noPhone')}</Notice> : null}
      {standing === 'over' ? <Notice kind="info">{t('pairing:waitOver')}</Notice> : null}
      {standing === 'failed' ? <Notice>{t('app:tryAgain')}</Notice> : null}
      {standing === 'waiting' ? (
        <div className="rows-12">
          <p>{t(whatToDo[wish.awaits])}</p>
          <div className="beside" role="status">
            <Loader size="sm" /> {t('pairing:waiting')}
          </div>
        </div>
      ) : null}
    </BottomSheet>
  );
}
