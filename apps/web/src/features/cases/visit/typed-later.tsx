import type { CivilDate } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { useWords } from '../../../platform/language/use-words.ts';
import { Notice } from '../../../ui/index.ts';

/** Says that what is saved counts as given on the day of the session, which is over. */
export function TypedLater({ day }: { readonly day: CivilDate }) {
  const { t } = useWords();
  return <Notice>{t('cases:typedLater', { date: displayDate(day) })}</Notice>;
}
