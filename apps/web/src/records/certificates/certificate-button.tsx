import { IconCertificate } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { inOwnTime } from '../../ui/late/in-own-time.ts';

const CertificateSheet = inOwnTime(() => import('./certificate-sheet.tsx'));

/** Opens the sheet of a person's certificate. */
export function CertificateButton(of: { readonly beneficiary_id: string; readonly name: string }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon={IconCertificate} variant="light" onClick={() => setOpen(true)}>
        {t('certificates:title')}
      </IconButton>
      {open ? <CertificateSheet {...of} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
