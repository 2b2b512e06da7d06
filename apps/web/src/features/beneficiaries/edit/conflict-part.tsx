import { useId } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { Section } from '../../../ui/index.ts';
import { instantWords } from '../../../ui/time/instant-words.ts';
import type { Place } from '../recipient-form/places.ts';
import classes from '../recipient-form/recipient-form.module.css';
import type { Choice, Choosing, Conflict } from './conflicts.ts';
import own from './edit.module.css';
import { useFieldWords } from './use-field-words.ts';

interface Props {
  readonly conflicts: readonly Conflict[];
  readonly choosing: Choosing;
  readonly onChoose: (field: string, choice: Choice) => void;
  readonly villageOnRecord: Place | undefined;
}

/** Two edits of the same details met: both values side by side, and one of them is chosen for each. */
export function ConflictPart({ conflicts, choosing, onChoose, villageOnRecord }: Props) {
  const { t } = useWords();
  const { labelOf, say } = useFieldWords(villageOnRecord);
  return (
    <Section title={t('registration:conflict')}>
      <div className={classes.fields}>
        <p className={own.who}>{t('registration:conflictHelp')}</p>
        {conflicts.map((conflict) => {
          const { field, by, at } = conflict;
          const who = [by || t('registration:colleague'), at === '' ? '' : instantWords(at)].filter(Boolean);
          const choice = (one: Choice) => ({
            field,
            value: say(field, conflict[one]),
            chosen: choosing[field] === one,
            onChoose: () => onChoose(field, one),
          });
          return (
            <fieldset key={field} className={own.conflict}>
              <legend>{labelOf(field)}</legend>
              <div className={own.both}>
                <Value whose={t('registration:yours')} {...choice('mine')} />
                <Value whose={t('registration:theirs')} note={who.join(' · ')} {...choice('theirs')} />
              </div>
            </fieldset>
          );
        })}
      </div>
    </Section>
  );
}

interface ValueProps {
  readonly field: string;
  readonly whose: string;
  readonly value: string;
  readonly note?: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Value({ field, whose, value, note, chosen, onChoose }: ValueProps) {
  const name = useId();
  return (
    <label className={own.value}>
      <span className={own.whose}>
        <input type="radio" name={`conflict-${field}`} aria-describedby={name} checked={chosen} onChange={onChoose} />
        {whose}
      </span>
      <strong>{value}</strong>
      {note ? (
        <span id={name} className={own.who}>
          {note}
        </span>
      ) : null}
    </label>
  );
}
