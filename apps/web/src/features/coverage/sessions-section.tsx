import { Link } from '@tanstack/react-router';
import type { Coverage } from '@teeka/contract/coverage';
import { indianNumber } from '@teeka/domain/format';
import { useWords } from '../../platform/language/index.ts';
import { Section } from '../../ui/index.ts';
import classes from './coverage.module.css';
import { HowCounted } from './how-counted.tsx';
import { MonthColumns } from './month-columns.tsx';
import { MonthTable } from './month-table.tsx';
import { Numbers } from './numbers.tsx';
import { dosesEach, notTakenPlace, plannedByNow } from './state.ts';

const kinds = ['planned', 'took_place', 'cancelled'] as const;

/** Sessions planned, those that took place and cancelled ones, and what one gave. */
export function SessionsSection({ sessions, trend }: Pick<Coverage, 'sessions' | 'trend'>) {
  const { t } = useWords();
  const figures = (of: Coverage['sessions']) => [
    ...kinds.map((kind) => [t(`coverage:${kind}`), indianNumber(of[kind])] as const),
    [t('coverage:dosesEach'), String(dosesEach(of) ?? '–')] as const,
  ];
  const others = [
    [t('coverage:notTakenPlace'), indianNumber(notTakenPlace(sessions))] as const,
    // A month that is over has none.
    ...(sessions.to_come > 0 ? [[t('coverage:toCome'), indianNumber(sessions.to_come)] as const] : []),
  ];
  return (
    <Section title={t('coverage:sessions')}>
      <Numbers parts={[...figures(sessions), ...others]} />
      <p className={`wraps ${classes.note}`}>{t('coverage:sessionsTrend')}</p>
      <MonthColumns
        title={t('coverage:sessionsTrend')}
        months={trend.map(({ month, sessions: of }) => ({ month, part: of.took_place, whole: plannedByNow(of) }))}
        byWhole
      />
      <MonthTable
        caption={t('coverage:sessionsTrend')}
        heads={figures(sessions).map(([name]) => name)}
        // Planned up to now, as in the columns above it.
        rows={trend.map(({ month, sessions: of }) => ({
          month,
          cells: figures({ ...of, planned: plannedByNow(of) }).map(([, value]) => value),
        }))}
      />
      <HowCounted texts={[t('coverage:sessionsText')]} />
      <p className={classes.way}>
        <Link to="/session-plans/history">{t('coverage:toHistory')}</Link>
      </p>
    </Section>
  );
}
