import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../../../platform/language/use-words.ts';
import { doseName, explained } from '../../../../records/schedule/index.ts';
import { Disclosure } from '../../../../ui/disclosure/disclosure.tsx';
import classes from '../../visit/visit.module.css';
import { OtherNote } from './other-note.tsx';
import type { ScheduleVisit } from './use-schedule-visit.ts';
import { toggledOther } from './visit.ts';

/** The rest of the schedule: what was in truth given is recorded, whatever the schedule says of it. */
export function OtherDoses({ visit }: { readonly visit: ScheduleVisit }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const { draft, others, recorded, withheld, change } = visit;
  if (others.length === 0) return null;
  return (
    <Disclosure
      title={t('cases:otherGiven')}
      open={open || recorded.length > 0}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <p className={classes.quiet}>{t('cases:otherHint')}</p>
      <ul className="bare-list stack-10">
        {others.map((offer) => {
          const { code, reason } = offer.dose;
          const isRecorded = recorded.includes(offer);
          return (
            <li key={code}>
              <label className={classes.dose} htmlFor={`other-${code}`}>
                <Checkbox
                  id={`other-${code}`}
                  checked={isRecorded}
                  onChange={() => void change(toggledOther(draft, code))}
                  aria-label={doseName(code)}
                />
                <span className={classes.doseText}>
                  <span className={classes.name}>{doseName(code)}</span>
                  <span className={classes.quiet}>{explained(reason)}</span>
                  {isRecorded ? <OtherNote visit={visit} offer={offer} /> : null}
                  {withheld.includes(offer) ? <span className={classes.danger}>{t('cases:withheld')}</span> : null}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}
