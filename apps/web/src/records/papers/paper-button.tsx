import { IconFileDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { inOwnTime } from '../../ui/late/in-own-time.ts';
import { type Paper, paperTitles } from './paper.ts';

const OnePaperSheet = inOwnTime(() => import('./one-paper-sheet.tsx'));

interface Props {
  readonly paper: Paper;
  /** Of several on one page which it is, for whoever does not see where it stands. */
  readonly which?: string;
}

/** Opens the sheet of a paper. */
export function PaperButton({ paper, which }: Props) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const title = t(paperTitles[paper.kind]);
  return (
    <>
      <IconButton
        icon={IconFileDownload}
        variant="subtle"
        aria-label={which === undefined ? undefined : `${title}: ${which}`}
        onClick={() => setOpen(true)}
      >
        {title}
      </IconButton>
      {open ? <OnePaperSheet paper={paper} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
