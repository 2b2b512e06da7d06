import { useWords } from '../../platform/language/use-words.ts';
import spoken from '../content/spoken.module.css';
import classes from './status.module.css';
import { StatusBadge } from './status-badge.tsx';

/** A vaccine that is due: what it is called, and whether its time has passed. */
export interface DueVaccine {
  readonly name: string;
  readonly overdue: boolean;
}

interface Props {
  readonly vaccines: readonly DueVaccine[];
  /** How many chips fit before the rest is counted. */
  readonly max?: number;
}

/** Due vaccines as chips, overdue first; the icon and a spoken word tell them apart beside the colour. */
export function DueChips({ vaccines, max = 6 }: Props) {
  const { t } = useWords();
  const sorted = [...vaccines].sort((a, b) => Number(b.overdue) - Number(a.overdue));
  const rest = sorted.length - max;
  return (
    <span className={classes.chips}>
      {sorted.slice(0, max).map(({ name, overdue }) => (
        <StatusBadge key={name} status={overdue ? 'overdue' : 'due'}>
          {name}
          <span className={spoken.spoken}> {t(overdue ? 'app:statusOverdue' : 'app:statusDue')}</span>
        </StatusBadge>
      ))}
      {rest > 0 ? <span>{t('app:moreCount', { n: rest })}</span> : null}
    </span>
  );
}
