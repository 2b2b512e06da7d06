import { useState } from 'react';
import { now } from '../../../../platform/clock/clock.ts';
import { refusalWords } from '../../../../platform/language/refusal-words.ts';
import { useWords } from '../../../../platform/language/use-words.ts';
import { type CorrectionProps, CorrectSheet } from '../../../../records/bites/correct-sheet.tsx';
import { timeToCorrect } from '../../../../records/bites/kept-event.ts';
import { useEventForm } from '../../../../records/bites/use-event-form.ts';
import { Choices, TimeField } from '../../../../ui/index.ts';
import { instantAt } from './standing.ts';

/** A clotting test that was refused: when the blood went into the glass, and what was seen. */
export function CorrectTestSheet({ corrected, onClose }: CorrectionProps) {
  const { t } = useWords();
  const again = useEventForm(corrected.place, corrected);
  const { refusals, atTyped } = again;
  const { event } = corrected.kept;
  const [clots, setClots] = useState(event.facts.clots ?? null);
  const { day, time: before } = timeToCorrect(corrected, now());
  const [time, setTime] = useState(before);
  const wrong = time === '' ? refusalWords({ code: 'FLDVAL0001' }) : refusals.of('event.at');
  return (
    <CorrectSheet
      title={t('bites:clottingTest')}
      again={again}
      wanting={clots === null || wrong !== undefined}
      event={() => ({
        at: instantAt(time, now(), day),
        facts: { ...event.facts, clots: clots === true },
      })}
      onClose={onClose}
    >
      <Choices<'yes' | 'no'>
        label={t('bites:testResult')}
        choices={[
          { value: 'yes', label: t('bites:clots') },
          { value: 'no', label: t('bites:doesNotClot') },
        ]}
        value={clots === null ? null : clots ? 'yes' : 'no'}
        onChoose={(value) => setClots(value === 'yes')}
      />
      <TimeField label={t('bites:tubeAt')} value={time} onChange={atTyped(setTime)} error={wrong} />
    </CorrectSheet>
  );
}
