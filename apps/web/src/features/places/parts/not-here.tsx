import type { Icon } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { isNone } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { NotHere } from '../../../ui/feedback/not-here.tsx';
import { EmptyState } from '../../../ui/index.ts';

interface Props {
  readonly query: Pick<UseQueryResult, 'error' | 'isError' | 'refetch'>;
  /** Of one that was named: the sign where there is none of it in the area. */
  readonly sign?: Icon;
}

/** In place of a place, a facility or a site: there is none, no network, no answer, or it is on its way. */
export function PlaceNotHere({ query, sign }: Props) {
  const { t } = useWords();
  const online = useOnline();
  if (sign && isNone(query.error)) return <EmptyState icon={sign} title={t('places:noSuchPlace')} />;
  const words = { offline: t('places:offline'), offlineText: t('places:offlineText'), failed: t('places:failed') };
  return <NotHere online={online} failed={query.isError} again={() => void query.refetch()} words={words} />;
}
