import { IconLock } from '@tabler/icons-react';
import { useWords } from '../../platform/language/use-words.ts';
import { DeadEnd } from '../dead-end/dead-end.tsx';

export function Screen() {
  const { t } = useWords();
  return <DeadEnd icon={IconLock} title={t('app:unauthorized')} text={t('app:unauthorizedText')} />;
}
