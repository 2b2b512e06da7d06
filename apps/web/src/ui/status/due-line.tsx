import { useWords } from '../../platform/language/use-words.ts';
import spoken from '../content/spoken.module.css';
import type { DueVaccine } from './due-chips.tsx';
import classes from './status.module.css';
import { statuses } from './statuses.ts';

/** Due vaccines in one line: how many, how many of them overdue, then their names, overdue first, as far as there is room. */
export function DueLine({ vaccines }: { readonly vaccines: readonly DueVaccine[] }) {
  const { t } = useWords();
  const late = vaccines.filter(({ overdue }) => overdue);
  const { icon: Icon, tone } = statuses[late.length > 0 ? 'overdue' : 'due'];
  const said = late.length === 0 ? 'dueCount' : late.length === vaccines.length ? 'dueAllLate' : 'dueSomeLate';
  return (
    <span className={classes.line} data-tone={tone}>
      <Icon size={18} stroke={2.2} aria-hidden />
      <span className={classes.names}>
        <b>{t(`app:${said}`, { n: vaccines.length, late: late.length })}</b>
        {[...late, ...vaccines.filter(({ overdue }) => !overdue)].map(({ name, overdue }, at) => (
          <span key={name}>
            {at === 0 ? ' · ' : ', '}
            {name}
            {overdue ? <span className={spoken.spoken}> {t('app:statusOverdue')}</span> : null}
          </span>
        ))}
      </span>
    </span>
  );
}
