import { registration } from '@teeka/contract/beneficiaries';
import { type Birth, type Pregnancy, textIn } from '@teeka/domain/pregnancy';
import type { Refusal } from '@teeka/domain/refusal';
import { useMemo } from 'react';
import { now, useToday } from '../../../platform/clock/index.ts';
import type { PersonOnPhone } from '../../../platform/pack/person-card.ts';
import { repeatedMobileRefusals } from '../../../records/beneficiaries/repeated-mobile.ts';
import { useForm } from '../../../records/forms/use-form.ts';
import { type NewbornFacts, registrationOfNewborn } from '../../../records/pregnancies/newborn.ts';
import type { PackView } from '../../../records/view/view.ts';
import { alikeChildren } from '../parts/children/alike.ts';
import { chosenDoses, doseEntries } from '../parts/children/birth-doses.ts';
import { newbornFactsAt } from '../parts/children/newborn-facts.ts';
import { childRefusals, familyRefusals } from '../parts/children/refusals.ts';
import { useMembersOn } from '../parts/children/use-members-on.ts';
import { type NewbornDraft, newbornFields, newbornPlace, proposedNewborn, withSaid } from './draft.ts';

/** A birth on record whose child is not a person yet. */
export interface OpenBirth {
  readonly mother: PersonOnPhone;
  readonly pregnancy: Pregnancy;
  readonly birth: Birth;
  readonly childId: string;
}

const inForm = (refusals: readonly Refusal[]): readonly Refusal[] =>
  refusals.map((one) => ({
    ...one,
    path: one.path?.startsWith('duplicate_overruled') ? 'reason-alike' : (one.path ?? ''),
  }));

/** The child of a birth as it is registered: kept as a draft, judged here, saved through the outbox with what it was given. */
export function useNewborn(view: PackView, { mother, pregnancy, birth, childId }: OpenBirth) {
  const today = useToday();
  const form = useForm<NewbornDraft>({
    place: newbornPlace(mother.beneficiary_id, childId),
    empty: proposedNewborn(birth, mother),
    fields: newbornFields,
    keptAs: `pregnancy-newborn/${childId}`,
    named: inForm,
  });
  const { value: draft, refusals } = form;
  const born = textIn(birth.facts, 'born_on');
  const child = withSaid(birth, draft);
  const { people } = view.rows;
  const { name } = draft;
  const alike = useMemo(
    () => alikeChildren([{ ...birth, facts: { ...birth.facts, name } }], mother, people),
    [birth, name, mother, people],
  );

  const factsAt = (instant: Date): NewbornFacts => ({
    ...newbornFactsAt(instant, {
      mother,
      delivery_id: pregnancy.outcome?.event_id ?? '',
      today,
      view,
      agreed: draft,
      alike,
    }),
    mobile_number: draft.mobile_number,
  });
  const members = useMembersOn(draft.mobile_number, { people, children: [childId] });
  const isOtherMobile = draft.mobile_number !== mother.mobile;

  /** Saves on this phone; answers whether it was saved. */
  const save = async (): Promise<boolean> => {
    const facts = factsAt(now());
    const wrong = [
      ...childRefusals(child, { facts, members }),
      ...(isOtherMobile ? repeatedMobileRefusals(draft) : []),
      ...familyRefusals(draft, alike.length),
    ];
    if (!refusals.show(wrong)) return false;
    const { captured_at } = facts;
    const { given, proof } = draft;
    const { materials } = view.rows.meta;
    return (
      (await form.save([
        { call: registration, input: registrationOfNewborn(child, facts) },
        ...doseEntries({ child_id: childId, born, given, proof, materials, captured_at }),
      ])) !== null
    );
  };

  return {
    ready: form.ready,
    busy: form.busy,
    draft,
    refusals,
    born,
    alike,
    change: form.change,
    /** What has no field of its own by its name. */
    agree: (change: Partial<NewbornDraft>) => void form.put({ ...draft, ...change }),
    give: (codes: readonly string[]) => void form.put({ ...draft, given: chosenDoses(draft.given, codes) }),
    save,
  };
}
