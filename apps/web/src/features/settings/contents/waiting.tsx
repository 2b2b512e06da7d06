import { Button } from '@mantine/core';
import { IconCloudOff, IconWifiOff } from '@tabler/icons-react';
import { useWords } from '../../../platform/language/index.ts';
import { EmptyState, SkeletonList } from '../../../ui/index.ts';
import type { useContents } from './use-contents.ts';

/** What stands where the texts are not there yet. */
export function Waiting({ online, failed, again }: Omit<ReturnType<typeof useContents>, 'contents'>) {
  const { t } = useWords();
  if (!online)
    return <EmptyState icon={IconWifiOff} title={t('administration:offline')} text={t('administration:offlineText')} />;
  if (!failed) return <SkeletonList rows={3} />;
  return (
    <EmptyState
      icon={IconCloudOff}
      title={t('administration:failed')}
      action={<Button onClick={again}>{t('app:retry')}</Button>}
    />
  );
}
