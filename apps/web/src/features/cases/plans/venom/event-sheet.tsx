import { Textarea, TextInput } from '@mantine/core';
import type { EventFacts } from '@teeka/contract/bites/shapes';
import { freeTextRefusals, freeTexts, measuredRefusals, missingFactRefusal } from '@teeka/domain/bites';
import { ageOn } from '@teeka/domain/calendar';
import { adrenalineDose, venomRules } from '@teeka/domain/venom';
import { useState } from 'react';
import { now, timeOf } from '../../../../platform/clock/clock.ts';
import { refusalWords, useWords } from '../../../../platform/language/index.ts';
import { newId } from '../../../../platform/store/new-id.ts';
import classes from '../../../../records/bites/bites.module.css';
import { FieldSheet } from '../../../../records/bites/field-sheet.tsx';
import { type EventToCorrect, timeToCorrect } from '../../../../records/bites/kept-event.ts';
import { useEventForm } from '../../../../records/bites/use-event-form.ts';
import { WordChecks, WordSelect } from '../../../../records/bites/word-fields.tsx';
import { TimeField } from '../../../../ui/index.ts';
import { weightOf } from '../bites/draft.ts';
import { eventPlace } from '../bites/event-place.ts';
import type { OpenBite } from '../bites/use-bite-visit.ts';
import { LookFields } from './look-fields.tsx';
import { type FactsProps, MeasuredField } from './measured-field.tsx';
import { instantAt } from './standing.ts';

export type SheetKind = 'look' | 'treatment' | 'reaction' | 'referral' | 'outcome';

interface Props {
  readonly kind: SheetKind;
  readonly visit: OpenBite;
  /** A refused event that is corrected here, and sent again at once. */
  readonly corrected?: EventToCorrect | undefined;
  readonly onClose: () => void;
}

/** What an outcome makes of the case. */
const closings: Readonly<Record<string, string>> = {
  recovered: 'completed',
  disability: 'completed',
  amputated: 'completed',
  referred: 'referred',
  left: 'refused',
  died: 'died',
};

/** Something that happened: the fields of its kind, and when it was. */
export function EventSheet({ kind, visit, corrected, onClose }: Props) {
  const { t } = useWords();
  const { draft, edit, today } = visit;
  const [facts, setFacts] = useState<EventFacts>(corrected?.kept.event.facts ?? {});
  const before = corrected && timeToCorrect(corrected, now());
  const [time, setTime] = useState(() => before?.time ?? timeOf(now()).slice(0, 5));
  const { busy, refusals, atTyped, sendAgain } = useEventForm(corrected?.place ?? eventPlace(visit.at), corrected);
  const set = (more: Partial<EventFacts>) => {
    for (const fact of Object.keys(more)) refusals.clear(`event.facts.${fact}`);
    setFacts({ ...facts, ...more });
  };
  const wrong = [...freeTextRefusals(facts), ...measuredRefusals(facts)];
  const errorOf = (field: string) => {
    const found = wrong.find(({ path }) => path === field);
    return found ? refusalWords(found) : refusals.of(`event.facts.${field}`);
  };
  const wanting = missingFactRefusal({ kind, facts }) !== undefined || (kind === 'referral' && !facts.to?.trim());
  const wrongTime = before && time === '' ? refusalWords({ code: 'FLDVAL0001' }) : refusals.of('event.at');
  const sendCorrected = async (day: string) => {
    if (await sendAgain({ at: instantAt(time, now(), day), facts })) onClose();
  };
  const take = () => {
    if (before) return void sendCorrected(before.day);
    const event = { event_id: newId(now()), kind, at: instantAt(time, now(), today), facts };
    const closing = kind === 'outcome' && facts.state ? (closings[facts.state] ?? '') : draft.closing;
    edit({ events: [...draft.events, event], closing });
    onClose();
  };
  return (
    <FieldSheet
      title={t(`bites:add-${kind}`)}
      act={t(corrected ? 'bites:save' : 'bites:takeOver')}
      onAct={take}
      onClose={onClose}
      wanting={wrong.length > 0 || wanting || wrongTime !== undefined}
      busy={busy}
      refused={refusals.general}
    >
      <TimeField label={t('bites:when')} value={time} onChange={atTyped(setTime)} error={wrongTime} />
      <Fields kind={kind} visit={visit} facts={facts} set={set} errorOf={errorOf} />
      {kind === 'look' ? null : (
        <Textarea
          label={t('bites:note')}
          autosize
          minRows={2}
          maxLength={freeTexts.note}
          value={facts.note ?? ''}
          error={errorOf('note')}
          onChange={({ currentTarget }) => set({ note: currentTarget.value })}
        />
      )}
    </FieldSheet>
  );
}

function Fields({ kind, visit, ...of }: Pick<Props, 'kind' | 'visit'> & FactsProps) {
  const { t } = useWords();
  const { facts, set, errorOf } = of;
  const words = (fact: 'signs' | 'treatments' | 'why') => ({
    value: facts[fact] ?? [],
    onChange: (list: string[]) => set({ [fact]: list }),
  });
  if (kind === 'look') {
    return <LookFields ofScorpion={visit.kind === 'scorpion'} {...of} />;
  }
  if (kind === 'treatment') {
    return (
      <>
        <WordChecks
          label={t('bites:treatments')}
          list="treatment"
          {...words('treatments')}
          onChange={(treatments) => set({ treatments, ...(treatments.includes('prazosin') ? {} : { mcg: null }) })}
        />
        {facts.treatments?.includes('prazosin') ? (
          <MeasuredField fact="mcg" label={t('bites:prazosinGiven')} {...of} />
        ) : null}
      </>
    );
  }
  if (kind === 'reaction') {
    return (
      <>
        <WordChecks
          label={t('bites:reactionSigns')}
          list="reaction"
          {...words('signs')}
          onChange={(signs) => set({ signs, after: visit.kind === 'scorpion' ? 'SAV' : 'ASV' })}
        />
        <Adrenaline visit={visit} />
        <WordChecks
          label={t('bites:treatments')}
          list="treatment"
          only={['adrenaline', 'antihistamine', 'hydrocortisone', 'oxygen', 'fluids']}
          {...words('treatments')}
        />
      </>
    );
  }
  if (kind === 'referral') {
    return (
      <>
        <TextInput
          label={t('bites:referTo')}
          withAsterisk
          maxLength={freeTexts.to}
          value={facts.to ?? ''}
          error={errorOf('to')}
          onChange={({ currentTarget }) => set({ to: currentTarget.value })}
        />
        <WordChecks label={t('bites:referWhy')} list="referWhy" {...words('why')} />
        <WordSelect
          label={t('bites:transport')}
          list="transport"
          value={facts.transport ?? ''}
          onChange={(transport) => set({ transport })}
        />
      </>
    );
  }
  return (
    <WordSelect
      label={t('bites:outcomeIs')}
      list="outcome"
      value={closings[facts.state ?? ''] ? (facts.state ?? '') : ''}
      onChange={(state) => set({ state })}
    />
  );
}

const adultAge = 12;

/** How much adrenaline, read at a glance when it is needed at once. */
function Adrenaline({ visit }: { readonly visit: OpenBite }) {
  const { t } = useWords();
  const { person, today, draft, care } = visit;
  const child = (ageOn(person.person.dob, today)?.years ?? adultAge) < adultAge;
  const kg = weightOf(draft.weight) ?? care?.details.venom?.weight_kg ?? null;
  const mg = adrenalineDose({ child, kg }, venomRules);
  return (
    <p className={classes.name}>{mg === undefined ? t('bites:adrenalineWeigh') : t('bites:adrenalineDose', { mg })}</p>
  );
}
