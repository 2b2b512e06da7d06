import { registration } from '@teeka/contract/beneficiaries';
import { addPregnancyEvent } from '@teeka/contract/pregnancies';
import type { Material } from '@teeka/contract/vaccinations';
import { type PregnancyAct, textIn } from '@teeka/domain/pregnancy';
import type { Entry } from '../../../platform/outbox/index.ts';
import { type NewbornFacts, registrationOfNewborn } from '../../../records/pregnancies/newborn.ts';
import { doseEntries } from '../parts/children/birth-doses.ts';
import type { OutcomeDraft } from './draft.ts';

interface Facts extends Omit<NewbornFacts, 'delivery_id'> {
  readonly pregnancy_number: number;
  readonly materials: readonly Material[];
}

/**
 * The writes of an outcome, saved in one go: what happened, then each living child that is not registered yet as a person of
 * its own, then the doses it was given at birth. Each waits for what it builds on.
 */
export function outcomeEntries(act: PregnancyAct, { children, proof }: OutcomeDraft, facts: Facts): readonly Entry[] {
  const { mother, captured_at, materials, pregnancy_number } = facts;
  const { beneficiary_id: beneficiary_ref_id } = mother;
  const event = { ...act, births: [...act.births] };
  const ended: Entry = {
    call: addPregnancyEvent,
    input: { beneficiary_ref_id, pregnancy_number, event, captured_at },
    options: { person: mother },
  };
  const people: Entry[] = [];
  const doses: Entry[] = [];
  for (const birth of act.births) {
    const { child_id } = birth;
    if (child_id === null) continue;
    const child = children.find(({ birth_id }) => birth_id === birth.birth_id);
    // Who is registered already has a page for the rest.
    if (!child || child.known) continue;
    people.push({
      call: registration,
      input: registrationOfNewborn(birth, { ...facts, delivery_id: act.event_id }),
    });
    const { given } = child;
    const born = textIn(birth.facts, 'born_on');
    doses.push(...doseEntries({ child_id, born, given, proof, materials, captured_at }));
  }
  return [ended, ...people, ...doses];
}
