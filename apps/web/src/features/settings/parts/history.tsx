import { useWords } from '../../../platform/language/index.ts';
import { instantWords } from '../../../ui/time/instant-words.ts';
import classes from './administration.module.css';

interface Change {
  readonly reason: string;
  readonly changed_at: string;
  readonly changed_by: string;
}

interface Props<One extends Change> {
  readonly title: string;
  /** The last one first. */
  readonly changes: readonly One[];
  readonly what: (change: One) => string;
}

/** What was so far: what changed, why, when and by whom; nothing where nothing did. */
export function History<One extends Change>({ title, changes, what }: Props<One>) {
  const { t } = useWords();
  if (changes.length === 0) return null;
  return (
    <div className="above-16">
      <h3>{title}</h3>
      <ul className={classes.history}>
        {changes.map((change) => (
          <li key={change.changed_at}>
            <p>{what(change)}</p>
            <p>{change.reason}</p>
            <p className="quiet small">
              {t('administration:changedBy', { at: instantWords(change.changed_at), name: change.changed_by })}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
