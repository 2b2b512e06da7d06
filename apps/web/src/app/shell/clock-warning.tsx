import { useSyncExternalStore } from 'react';
import { lookAgain } from '../../platform/clock/clock.ts';
import { clockOffBy, watchServerTime } from '../../platform/clock/server-time.ts';
import { useWords } from '../../platform/language/use-words.ts';
import { Notice } from '../../ui/form/notice.tsx';

const everyMinute = lookAgain(60_000);
const whenHeard = (changed: () => void) => {
  const [rest, forget] = [everyMinute(changed), watchServerTime(changed)];
  return () => {
    rest();
    forget();
  };
};
const words = () => {
  const off = clockOffBy();
  if (off === 0) return null;
  return off < 0 ? 'app:clockBehind' : 'app:clockAhead';
};

/** Says before the first needle that the clock is wrong: what is captured by it would be refused. */
export function ClockWarning() {
  const { t } = useWords();
  const warning = useSyncExternalStore(whenHeard, words);
  return warning === null ? null : <Notice>{t(warning)}</Notice>;
}
