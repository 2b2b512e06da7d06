import { displayDate, indianNumber } from '@teeka/domain/format';
import { useWords } from '../../../platform/language/index.ts';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import classes from './day-bars.module.css';
import type { DayTotal } from './days-of-range.ts';

/** Registrations day by day: bars for who sees them, the same as a table for who has them read out or wants the figures. */
export function DayBars({ days }: { readonly days: readonly DayTotal[] }) {
  const { t } = useWords();
  const [first, last] = [days[0], days.at(-1)];
  const most = Math.max(...days.map(({ total }) => total));
  if (!first || !last || most <= 0) return null;
  const busiest = days.find(({ total }) => total === most) ?? first;
  const title = t('reports:byDay');
  return (
    <figure className={classes.figure}>
      <figcaption>
        {title}
        <span className="quiet">
          {t('reports:busiestDay', { date: displayDate(busiest.date), n: indianNumber(busiest.total) })}
        </span>
      </figcaption>
      <div className={classes.bars} aria-hidden>
        {days.map(({ date, total }) => (
          <span
            key={date}
            className={classes.bar}
            data-none={total === 0 || undefined}
            style={{ blockSize: `${(total / most) * 100}%` }}
            title={`${displayDate(date)}: ${indianNumber(total)}`}
          />
        ))}
      </div>
      <div className={classes.ends} aria-hidden>
        <span>{displayDate(first.date)}</span>
        {last.date === first.date ? null : <span>{displayDate(last.date)}</span>}
      </div>
      <Disclosure title={t('reports:byDayTable')}>
        <table aria-label={title} className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('reports:colDay')}</th>
              <th scope="col">{t('reports:colRegistrations')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, total }) => (
              <tr key={date}>
                <th scope="row">{displayDate(date)}</th>
                <td>{indianNumber(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </figure>
  );
}
