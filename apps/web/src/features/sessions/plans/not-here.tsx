import { Button } from '@mantine/core';
import { IconCloudOff, IconWifiOff } from '@tabler/icons-react';
import { useWords } from '../../../platform/language/index.ts';
import { EmptyState, SkeletonList } from '../../../ui/index.ts';

interface Props {
  readonly online: boolean;
  readonly failed: boolean;
  readonly again?: () => void;
  /** Of the list that is on its way. */
  readonly rows?: number;
}

/** In place of what the server was asked for: no network, no answer, or it is on its way. */
export function NotHere({ online, failed, again, rows = 6 }: Props) {
  const { t } = useWords();
  if (!online) return <EmptyState icon={IconWifiOff} title={t('plans:offline')} text={t('plans:offlineNext')} />;
  if (!failed) return <SkeletonList rows={rows} />;
  const retry = <Button onClick={again}>{t('app:retry')}</Button>;
  return <EmptyState icon={IconCloudOff} title={t('plans:failed')} action={retry} />;
}
