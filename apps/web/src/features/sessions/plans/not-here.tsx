import { useWords } from '../../../platform/language/index.ts';
import { NotHere as Missing, type NotHereProps } from '../../../ui/feedback/not-here.tsx';

/** In place of plans, or of one: no network, no answer, or they are on their way. */
export function NotHere(props: NotHereProps) {
  const { t } = useWords();
  const words = { offline: t('plans:offline'), offlineText: t('plans:offlineNext'), failed: t('plans:failed') };
  return <Missing {...props} words={words} />;
}
