import { IconCertificate } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { inOwnTime } from '../../ui/late/in-own-time.ts';

const LetterSheet = inOwnTime(() => import('./letter-sheet.tsx'));

/** Opens the sheet of the own letter of appreciation. */
export function OwnLetterButton({
  user,
}: {
  readonly user: { user_id: string; user_name: string; display_name: string };
}) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon={IconCertificate} variant="light" onClick={() => setOpen(true)}>
        {t('appreciation:ownOpen')}
      </IconButton>
      {open ? <LetterSheet worker={user} isOwn onClose={() => setOpen(false)} /> : null}
    </>
  );
}
