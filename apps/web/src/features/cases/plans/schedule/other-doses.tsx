import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../../../platform/language/use-words.ts';
import { doseName, explained } from '../../../../records/schedule/index.ts';
import classes from '../../visit/visit.module.css';
import { OtherNote } from './other-note.tsx';
import type { OpenVisit } from './use-visit.ts';
import { toggledOther } from './visit.ts';

/** The rest of the schedule: what was in truth given is recorded, whatever the schedule says of it. */
export function OtherDoses({ visit }: { readonly visit: OpenVisit }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const { others, told, held, change } = visit;
  if (others.length === 0) return null;
  return (
    <details
      className={classes.later}
      open={open || told.length > 0}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('cases:otherGiven')}</summary>
      <p className={classes.quiet}>{t('cases:otherHint')}</p>
      <ul className={classes.doses}>
        {others.map((offer) => {
          const { code, reason } = offer.dose;
          const isTold = told.includes(offer);
          return (
            <li key={code}>
              <label className={classes.dose} htmlFor={`other-${code}`}>
                <Checkbox
                  id={`other-${code}`}
                  checked={isTold}
                  onChange={() => void change(toggledOther(visit.visit, code))}
                  aria-label={doseName(code)}
                />
                <span className={classes.doseText}>
                  <span className={classes.name}>{doseName(code)}</span>
                  <span className={classes.quiet}>{explained(reason)}</span>
                  {isTold ? <OtherNote visit={visit} offer={offer} /> : null}
                  {held.includes(offer) ? <span className={classes.danger}>{t('cases:heldBack')}</span> : null}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
