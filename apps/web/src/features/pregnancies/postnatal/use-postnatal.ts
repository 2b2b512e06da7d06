import { addPregnancyEvent } from '@teeka/contract/pregnancies';
import type { Answer, Answers } from '@teeka/domain/forms';
import {
  actRefusals,
  daysOfAct,
  nextAfter,
  type Pregnancy,
  type PregnancyAct,
  postnatalAlarm,
  pregnancyForms,
  textIn,
} from '@teeka/domain/pregnancy';
import { useState } from 'react';
import { now, useToday } from '../../../platform/clock/index.ts';
import type { PersonOnPhone } from '../../../platform/pack/person-card.ts';
import type { User } from '../../../platform/sign-in/index.ts';
import { newId } from '../../../platform/store/index.ts';
import { useForm } from '../../../records/forms/use-form.ts';
import { judgedHere, womanOf } from '../../../records/pregnancies/judged-here.ts';
import { planOfVisits } from './days.ts';

/** A visit after a delivery as it is filled in. */
interface PostnatalDraft {
  readonly event_id: string;
  readonly facts: Answers;
}

const fields = pregnancyForms.postnatal.map(({ key }) => key);

interface Of {
  readonly mother: PersonOnPhone;
  readonly pregnancy: Pregnancy;
  readonly others: readonly Pregnancy[];
  readonly user: User;
}

/** A visit after a delivery: kept as a draft, judged here, saved through the outbox. */
export function usePostnatal({ mother, pregnancy, others, user }: Of) {
  const today = useToday();
  const [empty] = useState<PostnatalDraft>(() => ({ event_id: newId(now()), facts: { visited_on: today } }));
  const form = useForm<PostnatalDraft>({
    place: `/pregnancy/${mother.beneficiary_id}/postnatal#postnatal`,
    empty,
    fields,
    keptAs: `pregnancy-postnatal/${mother.beneficiary_id}`,
    named: (refusals) => refusals.map((one) => ({ ...one, path: (one.path ?? '').replace(/^event\.facts\./, '') })),
  });
  const { value: draft, refusals } = form;
  const { facts } = draft;
  const answer = (key: string, value: Answer) => {
    refusals.clear(key);
    const { [key]: _, ...rest } = facts;
    void form.put({ ...draft, facts: value === '' ? rest : { ...facts, [key]: value } });
  };
  /** Saves on this phone; answers whether it was saved. */
  const save = async (): Promise<boolean> => {
    const at = now();
    const act: PregnancyAct = { event_id: draft.event_id, kind: 'postnatal', facts, births: [] };
    const her = { pregnancy, others, woman: womanOf(mother), today };
    const wrong = actRefusals(act, judgedHere(her, { user_id: user.user_id, at }));
    if (!refusals.show(wrong)) return false;
    const input = {
      beneficiary_ref_id: mother.beneficiary_id,
      pregnancy_number: pregnancy.pregnancy_number,
      event: { ...act, births: [] },
      captured_at: at.toISOString(),
    };
    return (await form.save([{ call: addPregnancyEvent, input, options: { person: mother } }])) !== null;
  };
  return {
    ready: form.ready,
    busy: form.busy,
    facts,
    refusals,
    answer,
    save,
    days: daysOfAct('postnatal', pregnancy, today, nextAfter(pregnancy, others)),
    plan: planOfVisits(pregnancy, textIn(facts, 'visited_on')),
    refers: postnatalAlarm(facts),
    child: textIn(facts, 'child_well'),
  };
}
