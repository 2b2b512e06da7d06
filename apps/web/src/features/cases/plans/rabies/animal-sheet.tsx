import { Radio } from '@mantine/core';
import { instantOf } from '@teeka/domain/bites';
import { type CivilDate, isCivilDate } from '@teeka/domain/calendar';
import { animalStates } from '@teeka/domain/rabies';
import type { Refusal, RefusalCode } from '@teeka/domain/refusal';
import { useState } from 'react';
import { dayOf, now } from '../../../../platform/clock/clock.ts';
import { refusalWords } from '../../../../platform/language/refusal-words.ts';
import { newId } from '../../../../platform/store/new-id.ts';
import classes from '../../../../records/bites/bites.module.css';
import { FieldSheet } from '../../../../records/bites/field-sheet.tsx';
import type { EventToCorrect } from '../../../../records/bites/kept-event.ts';
import { useEventForm } from '../../../../records/bites/use-event-form.ts';
import { useBiteWords } from '../../../../records/bites/word-fields.tsx';
import { DateField, toast } from '../../../../ui/index.ts';
import type { VisitPlace } from '../../visit/steps.ts';
import { eventPlace } from '../bites/event-place.ts';

interface Props {
  readonly caseId: string;
  readonly at: VisitPlace;
  readonly bittenOn: CivilDate;
  readonly today: CivilDate;
  /** A refused look that is corrected here. */
  readonly corrected?: EventToCorrect | undefined;
  readonly onClose: () => void;
}

/** How the animal was found, and when; saved at once, because it needs no visit. */
export function AnimalSheet({ caseId, at, bittenOn, today, corrected, onClose }: Props) {
  const { t, say } = useBiteWords();
  const { busy, refusals, atTyped, saveEvent, sendAgain } = useEventForm(eventPlace(at), corrected);
  const [state, setState] = useState(corrected?.kept.event.facts.state ?? '');
  const [day, setDay] = useState<string>(corrected ? dayOf(new Date(corrected.kept.event.at)) : today);
  const problem = dayProblem(day, bittenOn, today);
  const keep = async () => {
    const seen = day === today ? now().toISOString() : isCivilDate(day) ? instantOf(day, '12:00') : null;
    if (seen === null || problem) return;
    const event = { event_id: newId(now()), kind: 'animal' as const, at: seen, facts: { state } };
    const { beneficiaryId: beneficiary_reference_id, sessionId: session_id } = at;
    const kept = { case_id: caseId, beneficiary_reference_id, session_id, event };
    if (!(await (corrected ? sendAgain(event) : saveEvent(kept)))) return;
    toast.success(t('bites:animalSaved'));
    onClose();
  };
  return (
    <FieldSheet
      title={t('bites:animalAsk')}
      act={t('bites:save')}
      onAct={() => void keep()}
      onClose={onClose}
      wanting={state === '' || problem !== undefined}
      busy={busy}
      refused={refusals.general}
    >
      <Radio.Group value={state} onChange={setState} label={t('bites:animalState')}>
        <div className={classes.checks}>
          {animalStates.map((one) => (
            <Radio key={one} value={one} label={say('observed', one)} />
          ))}
        </div>
      </Radio.Group>
      <DateField
        label={t('bites:animalSeenOn')}
        value={day}
        onChange={atTyped(setDay)}
        min={bittenOn}
        max={today}
        error={problem ? refusalWords(problem) : refusals.of('event.at')}
      />
    </FieldSheet>
  );
}

function dayProblem(day: string, from: CivilDate, to: CivilDate): Refusal<RefusalCode> | undefined {
  if (!isCivilDate(day)) return { code: 'FLDVAL0017' };
  if (day < from) return { code: 'FLDVAL0018', values: { min: from } };
  return day > to ? { code: 'FLDVAL0019', values: { max: to } } : undefined;
}
