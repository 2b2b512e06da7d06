import { useWords } from '../../../platform/language/index.ts';
import { NotHere, type NotHereProps } from '../../../ui/feedback/not-here.tsx';

/** In place of a place, a facility or a site: no network, no answer, or it is on its way. */
export function PlaceNotHere(props: NotHereProps) {
  const { t } = useWords();
  const words = { offline: t('places:offline'), offlineText: t('places:offlineText'), failed: t('places:failed') };
  return <NotHere {...props} words={words} />;
}
