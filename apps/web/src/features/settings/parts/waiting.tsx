import { useWords } from '../../../platform/language/index.ts';
import { NotHere, type NotHereProps } from '../../../ui/feedback/not-here.tsx';

/** What stands where settings, programmes or texts are not there yet. */
export function Waiting(props: NotHereProps) {
  const { t } = useWords();
  const words = {
    offline: t('administration:offline'),
    offlineText: t('administration:offlineText'),
    failed: t('administration:failed'),
  };
  return <NotHere {...props} words={words} />;
}
