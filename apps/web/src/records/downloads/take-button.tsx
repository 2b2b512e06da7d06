import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../platform/language/index.ts';
import { inOwnTime } from '../../ui/late/in-own-time.ts';
import type { TakenList } from './take-list.ts';

const TakeSheet = inOwnTime(() => import('./take-sheet.tsx'));

/** Opens how the list that is shown is taken along as a file. */
export function TakeButton(list: TakenList) {
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
