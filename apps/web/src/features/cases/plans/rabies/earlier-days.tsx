import { Button } from '@mantine/core';
import { givenOf } from '@teeka/domain/bites';
import { isCivilDate } from '@teeka/domain/calendar';
import { courseDoseRefusal, type StandingDay } from '@teeka/domain/rabies';
import { useState } from 'react';
import { refusalWords } from '../../../../platform/language/refusal-words.ts';
import { useWords } from '../../../../platform/language/use-words.ts';
import classes from '../../../../records/bites/bites.module.css';
import { BottomSheet, DateField } from '../../../../ui/index.ts';
import type { EarlierDay } from '../bites/draft.ts';
import type { OpenBite } from '../bites/use-bite-visit.ts';

interface Props {
  readonly onClose: () => void;
  readonly visit: OpenBite;
  /** Takes the days over, or saves them at once; answers whether that is done. */
  readonly onKeep: (days: readonly EarlierDay[]) => Promise<boolean>;
  /** What the button says. */
  readonly act: string;
  readonly busy: boolean;
}

/** Doses that others gave, read from the person's paper: a date for each day that is missing here. */
export function EarlierDays({ onClose, visit, onKeep, act, busy }: Props) {
  const { t } = useWords();
  const { draft, course, care, today } = visit;
  const [kept, setTyped] = useState<readonly EarlierDay[]>(draft.earlierDays);
  if (!course) return null;
  const given = care ? givenOf(care) : [];
  const missing = course.regimen.days.filter((day) => !given.some((one) => one.day === day));
  // A day that is on record by now has no field, and goes.
  const typed = kept.filter(({ day }) => missing.includes(day));
  const of = (day: number) => typed.find((one) => one.day === day)?.on ?? '';
  const set = (day: number, on: string) =>
    setTyped([...typed.filter((one) => one.day !== day), ...(on === '' ? [] : [{ day, on }])]);
  const problems = new Map(missing.map((day) => [day, problemOf(day)]));
  function problemOf(day: number): string | undefined {
    const on = of(day);
    if (on === '') return undefined;
    if (!isCivilDate(on)) return refusalWords({ code: 'FLDVAL0017' });
    if (on > today) return refusalWords({ code: 'SCHEDU0003' });
    const before: StandingDay[] = [
      ...given,
      ...typed.filter((one) => one.day < day && isCivilDate(one.on)).map((one) => ({ day: one.day, on: one.on })),
    ];
    const refusal = course && courseDoseRefusal(course.regimen, before, { day, on, elsewhere: true });
    return refusal && refusalWords(refusal);
  }
  const wrong = [...problems.values()].some((one) => one !== undefined);
  const keep = async () => {
    if (await onKeep([...typed].sort((a, b) => a.day - b.day))) onClose();
  };
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={t('bites:paperDoses')}
      actions={
        <Button disabled={wrong} loading={busy} onClick={() => void keep()}>
          {act}
        </Button>
      }
    >
      <div className={classes.fields}>
        <p className={classes.quiet}>{t('bites:paperNote')}</p>
        {missing.map((day) => (
          <DateField
            key={day}
            label={t('bites:dayN', { day })}
            value={of(day)}
            onChange={(on) => set(day, on)}
            max={today}
            error={problems.get(day)}
          />
        ))}
      </div>
    </BottomSheet>
  );
}
