import { Button } from '@mantine/core';
import { offerPairing, type Pairing } from '@teeka/contract/pairing';
import { groupedCode, qrOf } from '@teeka/domain/pairing';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Failure, send } from '../../../platform/api/index.ts';
import { refusalWords, useWords } from '../../../platform/language/index.ts';
import { BottomSheet, Notice, toast } from '../../../ui/index.ts';
import { QrPicture } from '../../../ui/qr/qr-picture.tsx';
import classes from './paired-devices.module.css';

interface Props {
  readonly phones: readonly Pairing[];
  readonly onClose: () => void;
}

/** The code of this computer as a QR and in digits, until a phone has used it or its minute is over. */
export default function CodeSheet({ phones, onClose }: Props) {
  const { t } = useWords();
  const [code, setCode] = useState<string | null>(null);
  const [left, setLeft] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);
  const before = useRef(phones.length);
  const show = useCallback(async () => {
    setRefused(null);
    try {
      const offer = await send(offerPairing, {}, { ownRefusals: true });
      setCode(offer.code);
      setLeft(offer.seconds);
    } catch (error) {
      const [refusal] = error instanceof Failure ? error.refusals : [];
      setRefused(refusal ? refusalWords(refusal) : t('app:tryAgain'));
    }
  }, [t]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once as it opens, not anew with each language
  useEffect(() => {
    void show();
  }, []);
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (phones.length <= before.current) return;
    toast.success(t('pairing:paired'));
    onClose();
  }, [phones, onClose, t]);
  return (
    <BottomSheet open onClose={onClose} title={t('pairing:codeTitle')}>
      <div className="rows-12">
        {refused ? <Notice>{refused}</Notice> : <p className="flat">{t('pairing:codeHelp')}</p>}
        {code && left > 0 ? (
          <div className={classes.code}>
            <QrPicture text={qrOf(code)} label={t('pairing:codePicture')} />
            <p className={classes.digits} data-code={code}>
              {t('pairing:codeByHand', { code: groupedCode(code) })}
            </p>
            <p className="quiet flat">{t('pairing:codeLeft', { n: left })}</p>
          </div>
        ) : null}
        {code && left === 0 ? (
          <>
            <Notice kind="info">{t('pairing:codeOver')}</Notice>
            <Button onClick={() => void show()}>{t('pairing:codeAgain')}</Button>
          </>
        ) : null}
      </div>
    </BottomSheet>
  );
}
