import { Button } from '@mantine/core';
import { IconCloudOff, IconMoodEmpty, IconWifiOff } from '@tabler/icons-react';
import { useWords } from '../../../platform/language/index.ts';
import { EmptyState } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';

export interface ListEmptyWords {
  readonly title: string;
  readonly text: string;
}

interface Props {
  readonly online: boolean;
  readonly failed: boolean;
  /** How many are shown; null while nothing was answered. */
  readonly count: number | null;
  readonly words: ListEmptyWords;
  readonly onAgain: () => void;
}

/** Why nobody (or nobody more) is shown, and what to do: no network, no answer, or nobody in these days. */
export function ListEmpty({ online, failed, count, words, onAgain }: Props) {
  const { t } = useWords();
  if (!online && count === null)
    return (
      <EmptyState
        icon={IconWifiOff}
        title={t('reports:offline')}
        text={t('reports:offlineNext')}
        action={
          <LinkButton to="/dashboard" variant="light">
            {t('app:dashboard')}
          </LinkButton>
        }
      />
    );
  if (online && failed)
    return (
      <EmptyState
        icon={IconCloudOff}
        title={t('reports:failed')}
        text={t('reports:failedNext')}
        action={<Button onClick={onAgain}>{t('app:retry')}</Button>}
      />
    );
  return count === 0 ? <EmptyState icon={IconMoodEmpty} title={words.title} text={words.text} /> : null;
}
