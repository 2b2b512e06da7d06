import { IconMapOff } from '@tabler/icons-react';
import { useWords } from '../../platform/language/use-words.ts';
import { DeadEnd } from '../dead-end/dead-end.tsx';

export function NotFound() {
  const { t } = useWords();
  return <DeadEnd icon={IconMapOff} title={t('app:notFound')} text={t('app:notFoundText')} />;
}
