import { Button } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { useWords } from '../../../platform/language/index.ts';
import { EmptyState } from '../../../ui/index.ts';
import { NotHere } from './not-here.tsx';
import type { useSessionPages } from './use-pages.ts';

interface Props {
  readonly list: ReturnType<typeof useSessionPages>;
  readonly empty: { readonly title: string; readonly text: string };
}

/** Why no session is shown: no network, no answer yet, none in these days. And how to see more. */
export function ListState({ list, empty }: Props) {
  const { t } = useWords();
  if (list.sessions && list.sessions.length > 0)
    return list.hasMore ? (
      <Button variant="default" loading={list.turning} onClick={list.more}>
        {t('plans:more')}
      </Button>
    ) : null;
  if (!list.online || list.failed || !list.sessions) return <NotHere {...list} />;
  return <EmptyState icon={IconCalendarOff} title={empty.title} text={empty.text} />;
}
