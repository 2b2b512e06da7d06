import { NativeSelect } from '@mantine/core';
import type { BiteCase } from '@teeka/contract/bites/shapes';
import { dripRefusal, dripsOf, venomRules } from '@teeka/domain/venom';
import { useState } from 'react';
import { now, timeOf } from '../../../../platform/clock/clock.ts';
import { refusalWords, useWords } from '../../../../platform/language/index.ts';
import { type CorrectionProps, CorrectSheet } from '../../../../records/bites/correct-sheet.tsx';
import { timeToCorrect } from '../../../../records/bites/kept-event.ts';
import { useEventForm } from '../../../../records/bites/use-event-form.ts';
import { TimeField } from '../../../../ui/index.ts';
import { clockWords } from '../../../../ui/time/clock-words.ts';
import { newDraft } from '../bites/draft.ts';
import { instantAt, venomRecord } from './standing.ts';

interface Props extends CorrectionProps {
  /** The case of the drip; undefined where this phone does not know it any more. */
  readonly care: BiteCase | undefined;
}

/** The end of a drip that was refused: which drip, and when it ended. */
export function CorrectDripSheet({ care, corrected, onClose }: Props) {
  const { t } = useWords();
  const again = useEventForm(corrected.place, corrected);
  const { refusals, atTyped } = again;
  const { event } = corrected.kept;
  const { day, time: before } = timeToCorrect(corrected, now());
  const [doseId, setDoseId] = useState(event.facts.dose_id ?? '');
  const [time, setTime] = useState(before);
  const drips = care ? dripsOf(venomRecord(newDraft, care, day).drips, venomRules) : [];
  const drip = drips.find(({ key }) => key === doseId);
  const at = instantAt(time, now(), day);
  const problem = time === '' ? ({ code: 'FLDVAL0001' } as const) : dripRefusal(drip?.startedAt ?? null, at);
  const refused = refusals.of('event.at');
  return (
    <CorrectSheet
      title={t('bites:dripEnd')}
      again={again}
      wanting={!drip || problem !== undefined || refused !== undefined}
      event={() => ({ at, facts: { ...event.facts, dose_id: doseId } })}
      onClose={onClose}
    >
      <NativeSelect
        label={t('bites:whichDrip')}
        value={drip ? doseId : ''}
        onChange={({ currentTarget }) => {
          refusals.clear('event.facts.dose_id');
          refusals.clear('event.at');
          setDoseId(currentTarget.value);
        }}
        error={refusals.of('event.facts.dose_id')}
        data={[
          ...(drip ? [] : [{ value: '', label: t('bites:choose') }]),
          ...drips.map(({ key, nth, startedAt }) => ({
            value: key,
            label: `${t('bites:dripN', { n: nth })} · ${clockWords(timeOf(new Date(startedAt)))}`,
          })),
        ]}
      />
      <TimeField
        label={t('bites:dripUntil')}
        value={time}
        onChange={atTyped(setTime)}
        error={problem ? refusalWords(problem) : refused}
      />
    </CorrectSheet>
  );
}
