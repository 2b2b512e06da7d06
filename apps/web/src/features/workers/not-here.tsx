import { useWords } from '../../platform/language/index.ts';
import { NotHere, type NotHereProps } from '../../ui/feedback/not-here.tsx';

/** In place of a worker, or of what one has: no network, no answer, or it is on its way. */
export function WorkerNotHere(props: NotHereProps) {
  const { t } = useWords();
  const words = { offline: t('workers:offline'), offlineText: t('workers:offlineText'), failed: t('workers:failed') };
  return <NotHere {...props} words={words} />;
}
