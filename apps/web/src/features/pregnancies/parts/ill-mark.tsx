import type { CivilDate } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { useWords } from '../../../platform/language/use-words.ts';
import { StatusBadge } from '../../../ui/index.ts';

interface Ill {
  /** The day of the visit that found a child ill. */
  readonly on: CivilDate;
  /** When it was sent to a hospital, where nobody has heard what became of it; null where nobody sent it. */
  readonly sentOn: CivilDate | null;
}

/** What is said of an ill child where there is room for words alone. */
export function useIllWords(): (ill: Ill) => string {
  const { t } = useWords();
  return ({ on, sentOn }) =>
    sentOn === null
      ? t('pregnancyLists:childIll', { date: displayDate(on) })
      : t('pregnancyLists:childSent', { date: displayDate(sentOn) });
}

/** An ill child that is to be seen in a hospital, or was sent there and nobody has heard of it. */
export function IllMark(ill: Ill) {
  return <StatusBadge status={ill.sentOn === null ? 'grave' : 'due'}>{useIllWords()(ill)}</StatusBadge>;
}
