import { Button } from '@mantine/core';
import { IconCloudOff, IconMoodSmile, IconWifiOff } from '@tabler/icons-react';
import { useWords } from '../../../platform/language/index.ts';
import { EmptyState, SkeletonList } from '../../../ui/index.ts';

interface Props {
  /** Whose list: of the site on this phone, or of the area. */
  readonly reach: 'here' | 'area';
  /** It is known, and nobody stands on it. */
  readonly isEmpty: boolean;
  readonly hasPack: boolean;
  readonly area: { readonly online: boolean; readonly failed: boolean; readonly again: () => void };
  readonly title: string;
  readonly text: string;
}

/** Why nobody is shown, and what to do. */
export function NothingListed({ reach, isEmpty, hasPack, area, title, text }: Props) {
  const { t } = useWords();
  if (isEmpty) return <EmptyState icon={IconMoodSmile} title={title} text={text} />;
  if (reach === 'area' && !area.online)
    return <EmptyState icon={IconWifiOff} title={t('due:offline')} text={t('due:offlineNext')} />;
  if (reach === 'area' && area.failed) {
    const again = <Button onClick={area.again}>{t('app:retry')}</Button>;
    return <EmptyState icon={IconCloudOff} title={t('reports:failed')} text={t('reports:failedNext')} action={again} />;
  }
  if (reach === 'here' && !hasPack)
    return <EmptyState icon={IconCloudOff} title={t('due:noPack')} text={t('due:noPackNext')} />;
  return <SkeletonList rows={8} />;
}
