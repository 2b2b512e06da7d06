import { useCallback } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { referenceOf } from '../../../platform/qr/index.ts';
import { FromPhone } from '../../../ui/paired-phone/from-phone.tsx';
import { QrScanner } from '../../../ui/qr/qr-scanner.tsx';

interface Props {
  /** A person's number was read, its check digit right. */
  readonly onFound: (reference: string) => void;
}

/** Looks for the QR of a card or certificate with the camera of this device or of a paired phone. */
export default function Scanner({ onFound }: Props) {
  const { t } = useWords();
  const read = useCallback(
    async (text: string) => {
      const reference = await referenceOf(text);
      if (reference !== undefined) onFound(reference);
      return reference !== undefined;
    },
    [onFound],
  );
  return (
    <div className="rows-12">
      <QrScanner help={t('beneficiaries:scanHelp')} foreign={t('beneficiaries:scanForeign')} onText={read} />
      <FromPhone awaits="code" onCode={(text) => void read(text)} />
    </div>
  );
}
