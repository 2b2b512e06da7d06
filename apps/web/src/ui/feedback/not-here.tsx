import { Button } from '@mantine/core';
import { IconCloudOff, IconError404, IconWifiOff } from '@tabler/icons-react';
import { refusalWords } from '../../platform/language/index.ts';
import { useWords } from '../../platform/language/use-words.ts';
import { EmptyState } from './empty-state.tsx';
import { SkeletonList } from './skeleton-list.tsx';

export interface NotHereProps {
  readonly online: boolean;
  readonly failed: boolean;
  /** It failed because there is none in the area: asking again would not help. */
  readonly none?: boolean;
  readonly again?: () => void;
  /** Of the list that is on its way. */
  readonly rows?: number;
}

interface Props extends NotHereProps {
  /** What is said without network, what to do then, and what is said where no answer came. */
  readonly words: { readonly offline: string; readonly offlineText: string; readonly failed: string };
}

/** In place of what the server was asked for: no network, no answer, or it is on its way. */
export function NotHere({ online, failed, none = false, again, rows = 6, words }: Props) {
  const { t } = useWords();
  if (!online) return <EmptyState icon={IconWifiOff} title={words.offline} text={words.offlineText} />;
  if (!failed) return <SkeletonList rows={rows} />;
  if (none) return <EmptyState icon={IconError404} title={refusalWords({ code: 'REQVAL0012' })} />;
  const retry = <Button onClick={again}>{t('app:retry')}</Button>;
  return <EmptyState icon={IconCloudOff} title={words.failed} action={retry} />;
}
