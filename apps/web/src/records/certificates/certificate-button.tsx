import { IconCertificate } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import type { PersonCard } from '../../platform/pack/person-card.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { inOwnTime } from '../../ui/late/in-own-time.ts';
import type { DoseNow } from '../beneficiaries/person-now.ts';

const CertificateSheet = inOwnTime(() => import('./certificate-sheet.tsx'));

interface Props {
  readonly person: PersonCard;
  readonly doses: readonly DoseNow[];
}

/** Opens the sheet of a person's certificate. */
export function CertificateButton(of: Props) {
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
