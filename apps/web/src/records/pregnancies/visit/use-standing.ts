import { displayDate } from '@teeka/domain/format';
import { type Pregnancy, pregnancyWeeks } from '@teeka/domain/pregnancy';
import { useWords } from '../../../platform/language/use-words.ts';

/** Which visit one on a day is, in which week, and when the delivery is expected. */
export function useStanding() {
  const { t } = useWords();
  return ({ lmp, visits, expected }: Pregnancy, on: string): string => {
    const weeks = pregnancyWeeks(lmp, on);
    return [
      t('pregnancyVisit:visitNumber', { n: visits.filter((one) => one.on < on).length + 1 }),
      ...(weeks === undefined || Number.isNaN(weeks) ? [] : [t('pregnancyVisit:weeks', { count: weeks })]),
      t('pregnancyVisit:expected', { date: displayDate(expected) }),
    ].join(' · ');
  };
}
