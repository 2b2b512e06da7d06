import { type AbhaCard, readAbhaCard } from '@teeka/domain/abha';
import { useCallback } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { referenceOf } from '../../../platform/qr/index.ts';
import { FromPhone } from '../../../ui/paired-phone/from-phone.tsx';
import { QrScanner } from '../../../ui/qr/qr-scanner.tsx';

interface Props {
  /** A person's number was read, its check digit right. */
  readonly onFound: (reference: string) => void;
  /** An ABHA card was read. */
  readonly onCard: (card: AbhaCard) => void;
}

/** Looks for the QR of a card, of an ABHA card or a certificate with the camera of this device or of a paired phone. */
export default function Scanner({ onFound, onCard }: Props) {
  const { t } = useWords();
  const read = useCallback(
    async (text: string) => {
      const card = readAbhaCard(text);
      if (card) onCard(card);
      const reference = card ? undefined : await referenceOf(text);
      if (reference !== undefined) onFound(reference);
      return card !== undefined || reference !== undefined;
    },
    [onFound, onCard],
  );
  return (
    <div className="rows-12">
      <QrScanner help={t('beneficiaries:scanHelp')} foreign={t('beneficiaries:scanForeign')} onText={read} />
      <FromPhone awaits="code" onCode={(text) => void read(text)} />
    </div>
  );
}
