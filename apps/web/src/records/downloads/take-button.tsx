import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../platform/language/index.ts';
import { inOwnTime } from '../../ui/late/in-own-time.ts';
import type { ListFact, ListForm, ListWish } from './take-list.ts';

const TakeSheet = inOwnTime(() => import('./take-sheet.tsx'));

interface Props {
  readonly title: string;
  /** What is in it: area, what it is narrowed to, days; each under its name. */
  readonly about: readonly ListFact[];
  readonly forms: readonly ListForm[];
  readonly wish: ListWish;
}

/** Opens how the list that is shown is taken along as a file. */
export function TakeButton(list: Props) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<IconDownload size={20} aria-hidden />} onClick={() => setOpen(true)}>
        {t('downloads:take')}
      </Button>
      {open ? <TakeSheet {...list} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
