import { lastWholeMonth, monthsToSee } from '@teeka/domain/coverage';
import { useMemo } from 'react';
import { word } from '../../platform/address/kinds.ts';
import { useAddressFilter } from '../../platform/address/use-address-filter.ts';
import { useToday } from '../../platform/clock/index.ts';
import { useWords } from '../../platform/language/index.ts';

/** `YYYY-MM` of a day. */
const monthWord = (day: string): string => day.slice(0, 7);

/** Which month the page shows, alone or with the eleven before, as its address says; the last whole month where it does not. */
export function usePeriod() {
  const today = useToday();
  const months = useMemo(() => monthsToSee(today).map(monthWord), [today]);
  const shape = useMemo(
    () => ({ month: word(months, monthWord(lastWholeMonth(today))), span: word(['month', 'year'], 'month') }),
    [months, today],
  );
  const { value, set } = useAddressFilter(shape);
  return { months, ...value, set };
}

type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** How a month is called: of `YYYY-MM` or a day of it. */
export function useMonthWords() {
  const { t } = useWords();
  const parts = (of: string) => ({ nth: Number(of.slice(5, 7)) as Month, year: of.slice(0, 4) });
  return {
    whole(of: string): string {
      const { nth, year } = parts(of);
      return t('app:monthOfYear', { month: t(`app:month${nth}`), year });
    },
    /** Beside figures, where a phone has no room for more. */
    brief(of: string): string {
      const { nth, year } = parts(of);
      return t('app:monthOfYear', { month: t(`app:monthShort${nth}`), year });
    },
    short: (of: string): string => t(`app:monthShort${parts(of).nth}`),
  };
}

/** The time that the page shows, in words. */
export function useTimeWords(): string {
  const { t } = useWords();
  const words = useMonthWords();
  const { month, span } = usePeriod();
  return span === 'year' ? t('coverage:upTo', { month: words.whole(month) }) : words.whole(month);
}
