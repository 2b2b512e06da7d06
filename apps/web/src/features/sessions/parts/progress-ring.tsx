import type { Session } from '@teeka/contract/sessions';
import { useWords } from '../../../platform/language/index.ts';
import { careOf } from '../../../records/sessions/care-of.ts';
import classes from './progress-ring.module.css';

interface Props {
  readonly session: Pick<Session, 'session_category_type'>;
  readonly done: number;
  readonly total: number;
  readonly size?: number;
  /** The ring alone, beside words that say the same. */
  readonly bare?: boolean;
}

const radius = 15.5;
const round = 2 * Math.PI * radius;

/** How many of a session's people have been vaccinated or treated, as a ring with the numbers inside. */
export function ProgressRing({ session, done, total, size = 68, bare = false }: Props) {
  const { t } = useWords();
  const share = total === 0 ? 0 : done / total;
  return (
    <div
      className={classes.ring}
      style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}
      {...(bare
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': t('sessions:progress', { done, total, ...careOf(session) }) })}
    >
      <svg viewBox="0 0 36 36" aria-hidden="true" focusable="false">
        <circle className={classes.ground} cx="18" cy="18" r={radius} />
        {share > 0 ? (
          <circle className={classes.part} cx="18" cy="18" r={radius} strokeDasharray={`${share * round} ${round}`} />
        ) : null}
      </svg>
      {bare ? null : (
        <span className={classes.figures} aria-hidden="true">
          <strong>{done}</strong>
          <small>/{total}</small>
        </span>
      )}
    </div>
  );
}
