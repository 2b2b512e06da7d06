import { useWords } from '../../platform/language/index.ts';

/** A share as it is written; a dash where there is nothing of which it would be one. */
export function useShareWords() {
  const { t } = useWords();
  return (percent: number | null): string => (percent === null ? '–' : t('coverage:share', { percent }));
}
