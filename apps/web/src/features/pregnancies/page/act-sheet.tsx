import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { addPregnancyEvent, correctPregnancy } from '@teeka/contract/pregnancies';
import type { CivilDate } from '@teeka/domain/calendar';
import type { DayRange } from '@teeka/domain/person';
import {
  birthsKey,
  daysOfAct,
  listIn,
  lmpCorrectionRange,
  nextAfter,
  type PregnancyEventKind,
  type PregnancyField,
  pregnancyForms,
  type StandingRisk,
  standingRisks,
} from '@teeka/domain/pregnancy';
import { useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { now, useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { newId } from '../../../platform/store/new-id.ts';
import { useForm } from '../../../records/forms/use-form.ts';
import { pregnancyWords } from '../../../records/pregnancies/field-words.ts';
import { FormFields } from '../../../ui/form-fields/form-fields.tsx';
import { BottomSheet, Notice, toast } from '../../../ui/index.ts';
import { actOf, besideOf, fieldsOfAct, inAct } from '../parts/act.ts';
import type { Her } from '../parts/her.ts';
import { herKey } from '../parts/use-her.ts';
import classes from '../pregnancies.module.css';
import { AboutAct } from './about-act.tsx';
import { type Act, actPlace, actTitles } from './act.ts';
import type { Recorder } from './recorder.ts';
import { asksWhom, eachWhom, settled } from './whom.ts';

/** What a sheet leaves to be filled in, where it is not the whole form. */
const sheetFields: Readonly<Partial<Record<PregnancyEventKind, readonly string[]>>> = {
  risk: ['reason'],
  withdrawal: ['reason'],
  'referral-result': ['heard_on', 'arrived', 'note'],
};

/** A reason stands there only where it has to be given. */
const isRequired = ({ needed, key }: PregnancyField): boolean => needed === true || key === 'reason' || key === 'whom';

/** Is it a risk that somebody said holds, and which does no more? */
function isStanding({ pregnancies }: Her, { kind, number, facts }: Act): boolean {
  const pregnancy = pregnancies.find(({ pregnancy_number }) => pregnancy_number === number);
  const [reason = ''] = listIn(facts, 'overruled_reasons');
  const said = ({ risk, reason: why }: StandingRisk) => listIn(facts, 'overruled').includes(risk) && why === reason;
  return kind === 'risk' && pregnancy !== undefined && standingRisks(pregnancy).some(said);
}

/** Days that the calendar of the sheet offers. */
function daysOf(her: Her, { kind, number }: Act, by: Recorder, today: CivilDate): Partial<DayRange> {
  const { pregnancies } = her;
  const pregnancy = pregnancies.find(({ pregnancy_number }) => pregnancy_number === number);
  if (!pregnancy) return { max: today };
  if (kind === 'lmp-date') return lmpCorrectionRange(pregnancy, besideOf(her, number, { by, at: now() }));
  return daysOfAct(kind, pregnancy, today, nextAfter(pregnancy, pregnancies));
}

interface Props {
  readonly her: Her;
  readonly act: Act;
  readonly by: Recorder;
  /** Opened by somebody, not to correct what was refused. */
  readonly fresh: boolean;
  readonly onClose: () => void;
}

/** One thing about a pregnancy that takes few words: saved on this phone, or sent by whoever answers for the place. */
export default function ActSheet({ her, act, by, fresh, onClose }: Props) {
  const { t } = useWords();
  const today = useToday();
  const queries = useQueryClient();
  const [sending, setSending] = useState(false);
  const { card } = her;
  const form = useForm<Act>({
    place: actPlace(card.beneficiary_id),
    empty: act,
    fields: fieldsOfAct(act.kind),
    fresh,
  });
  const { refusals } = form;
  const value: Act = { ...form.value, facts: settled(her, form.value) };
  const fields = pregnancyForms[act.kind].filter(
    ({ key }) =>
      (sheetFields[act.kind]?.includes(key) ?? true) && key !== birthsKey && (key !== 'whom' || asksWhom(her, act)),
  );
  const days = daysOf(her, act, by, today);
  const finish = async () => {
    const at = now();
    const acts = eachWhom(value.facts).map((facts) => actOf(her, { ...value, facts }, { by, at, id: newId(at) }));
    const [first] = acts;
    if (!first) return;
    const { input } = first;
    const unsaid = act.kind === 'referral' && asksWhom(her, act) && listIn(value.facts, 'whom').length === 0;
    const wrong = [
      ...(unsaid ? [{ code: 'BENFAC0001', path: `${inAct}.whom` } as const] : []),
      ...acts.flatMap(({ refused }) => refused),
    ];
    if (!refusals.show(wrong)) return;
    if (by.answers) {
      setSending(true);
      try {
        const { event_id, facts } = input.event;
        const kind = act.kind === 'delivery-date' || act.kind === 'lmp-date' ? act.kind : 'withdrawal';
        await send(correctPregnancy, { ...input, event: { event_id, kind, facts, births: [] } }, { ownRefusals: true });
        await queries.invalidateQueries({ queryKey: herKey(card.beneficiary_id) });
      } catch (error) {
        refusals.fail(error);
        return;
      } finally {
        setSending(false);
      }
    } else if (
      !(await form.save(acts.map((one) => ({ call: addPregnancyEvent, input: one.input, options: { person: card } }))))
    )
      return;
    toast.success(t('pregnancyPage:saved'));
    onClose();
  };
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={t(isStanding(her, act) ? 'pregnancyPage:riskNoMoreTitle' : actTitles[act.kind])}
      actions={
        <Button loading={form.busy || sending} onClick={() => void finish()}>
          {t('pregnancyPage:save')}
        </Button>
      }
    >
      <div className={classes.fields}>
        <AboutAct her={her} act={value} />
        {refusals.general ? <Notice>{refusals.general}</Notice> : null}
        <FormFields
          fields={fields}
          answers={value.facts}
          words={pregnancyWords(act.kind)}
          errorOf={refusals.of}
          under={inAct}
          isRequired={isRequired}
          onAnswer={(key, answer) => {
            refusals.clear(`${inAct}.${key}`);
            form.change({ facts: { ...value.facts, [key]: answer } });
          }}
          daysOf={() => days}
        />
      </div>
    </BottomSheet>
  );
}
