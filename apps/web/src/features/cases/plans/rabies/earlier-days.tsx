import { givenOf } from '@teeka/domain/bites';
import { isCivilDate } from '@teeka/domain/calendar';
import { courseDoseRefusal, type StandingDay } from '@teeka/domain/rabies';
import { useState } from 'react';
import { refusalWords, useWords } from '../../../../platform/language/index.ts';
import classes from '../../../../records/bites/bites.module.css';
import { FieldSheet } from '../../../../records/bites/field-sheet.tsx';
import { DateField } from '../../../../ui/index.ts';
import type { EarlierDay } from '../bites/draft.ts';
import type { BiteProps } from '../bites/use-bite-visit.ts';
import { useSaveEarlier } from './use-save-earlier.ts';

interface Props extends Pick<BiteProps, 'visit' | 'at'> {
  readonly onClose: () => void;
}

/** Doses that others gave, read from the person's paper: a date for each day that is missing here. */
export function EarlierDays({ visit, at, onClose }: Props) {
  const { t } = useWords();
  const { busy, onKeep, act } = useSaveEarlier(visit, at);
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
    <FieldSheet
      title={t('bites:paperDoses')}
      act={act}
      onAct={() => void keep()}
      onClose={onClose}
      wanting={wrong}
      busy={busy}
    >
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
    </FieldSheet>
  );
}
