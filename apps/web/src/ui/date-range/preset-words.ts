import { displayDate } from '@teeka/domain/format';
import type { DatePreset, DateRange, ListDirection } from '@teeka/domain/reports';
import { useWords } from '../../platform/language/use-words.ts';

const names = {
  past: { week: 'app:lastWeek', fifteenDays: 'app:lastFifteenDays', oneMonth: 'app:lastOneMonth' },
  upcoming: { week: 'app:nextWeek', fifteenDays: 'app:nextFifteenDays', oneMonth: 'app:nextOneMonth' },
} as const;

type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** How quick filters and periods are named in the reader's language. */
export function usePeriodWords() {
  const { t } = useWords();
  return {
    preset(preset: DatePreset, direction: ListDirection): string {
      if (preset.kind !== 'month') return t(names[direction][preset.kind]);
      return t('app:monthOfYear', { month: t(`app:month${preset.month as Month}`), year: preset.year });
    },
    period: ({ from, to }: DateRange): string => t('reports:period', { from: displayDate(from), to: displayDate(to) }),
  };
}
