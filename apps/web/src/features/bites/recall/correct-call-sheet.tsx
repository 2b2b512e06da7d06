import { Select } from '@mantine/core';
import { instantOf } from '@teeka/domain/bites';
import { isCivilDate } from '@teeka/domain/calendar';
import { useState } from 'react';
import { dayOf, now, useToday } from '../../../platform/clock/clock.ts';
import { refusalWords } from '../../../platform/language/refusal-words.ts';
import { PersonLine } from '../../../records/beneficiaries/person-line.tsx';
import { choices } from '../../../records/bites/choices.ts';
import { type CorrectionProps, CorrectSheet } from '../../../records/bites/correct-sheet.tsx';
import { useEventForm } from '../../../records/bites/use-event-form.ts';
import { useBiteWords } from '../../../records/bites/word-fields.tsx';
import { usePerson } from '../../../records/workday/index.ts';
import { DateField } from '../../../ui/index.ts';

/** A call about a missed day that was refused: what was said, and on which day. */
export function CorrectCallSheet({ corrected, onClose }: CorrectionProps) {
  const { t, say } = useBiteWords();
  const today = useToday();
  const again = useEventForm(corrected.place, corrected);
  const { refusals, atTyped } = again;
  const { hadWrongClock: wrongClock, kept } = corrected;
  const { event } = kept;
  const person = usePerson(kept.beneficiary_reference_id);
  const before = dayOf(new Date(event.at));
  const [state, setState] = useState<string | null>(event.facts.state ?? null);
  const [day, setDay] = useState<string>(wrongClock ? today : before);
  const problem = isCivilDate(day)
    ? day > today
      ? ({ code: 'FLDVAL0019', values: { max: today } } as const)
      : undefined
    : ({ code: 'FLDVAL0017' } as const);
  const refused = refusals.of('event.at');
  const at = (): string => {
    if (day === before && !wrongClock) return event.at;
    return day === today || !isCivilDate(day) ? now().toISOString() : (instantOf(day, '12:00') ?? event.at);
  };
  return (
    <CorrectSheet
      title={t('biteReports:recallResult')}
      again={again}
      wanting={state === null || problem !== undefined}
      event={() => ({
        // A phone whose clock ran ahead: the call was made, at the latest, now.
        at: refused === undefined ? at() : now().toISOString(),
        facts: { ...event.facts, state: state ?? '' },
      })}
      onClose={onClose}
    >
      {person ? <PersonLine person={person} /> : null}
      <Select
        label={t('biteReports:recallResult')}
        value={state}
        onChange={setState}
        data={choices.call.map((word) => ({ value: word, label: say('call', word) }))}
      />
      <DateField
        label={t('biteReports:recallOn')}
        value={day}
        onChange={atTyped(setDay)}
        max={today}
        error={problem ? refusalWords(problem) : refused}
      />
    </CorrectSheet>
  );
}
