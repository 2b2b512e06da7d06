import { type AbhaCard, readAbhaCard } from '@teeka/domain/abha';
import { useCallback } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import { FromPhone } from '../../ui/paired-phone/from-phone.tsx';
import { QrScanner } from '../../ui/qr/qr-scanner.tsx';

/** Looks for the QR of an ABHA card with the camera of this device or of a paired phone. */
export default function ScanAbha({ onCard }: { readonly onCard: (card: AbhaCard) => void }) {
  const { t } = useWords();
  const read = useCallback(
    (text: string): Promise<boolean> => {
      const card = readAbhaCard(text);
      if (card) onCard(card);
      return Promise.resolve(card !== undefined);
    },
    [onCard],
  );
  return (
    <div className="rows-12">
      <QrScanner help={t('abha:scanHelp')} foreign={t('abha:scanForeign')} onText={read} />
      <FromPhone awaits="code" onCode={(text) => void read(text)} />
    </div>
  );
}
