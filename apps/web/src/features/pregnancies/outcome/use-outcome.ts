import { addPregnancyEvent } from '@teeka/contract/pregnancies';
import type { Answer } from '@teeka/domain/forms';
import { daysOfAct, nextAfter, type OutcomeKind } from '@teeka/domain/pregnancy';
import type { Refusal } from '@teeka/domain/refusal';
import { useMemo, useState } from 'react';
import { useAddressQuery } from '../../../platform/address/use-address-query.ts';
import { now, useToday } from '../../../platform/clock/index.ts';
import { activeLanguage } from '../../../platform/language/index.ts';
import type { PersonOnPhone } from '../../../platform/pack/person-card.ts';
import type { User } from '../../../platform/sign-in/index.ts';
import { newId } from '../../../platform/store/index.ts';
import { repeatedMobileRefusals } from '../../../records/beneficiaries/repeated-mobile.ts';
import { useForm } from '../../../records/forms/use-form.ts';
import { type NewbornFacts, newChildNumber } from '../../../records/pregnancies/newborn.ts';
import { offeredKinds } from '../../../records/pregnancies/offered-ends.ts';
import { currentPregnancy } from '../../../records/pregnancies/pregnancies-of.ts';
import { villageNames } from '../../../records/pregnancies/village-names.ts';
import type { PackView } from '../../../records/view/view.ts';
import { useItems } from '../../../records/workday/index.ts';
import { alikeChildren } from '../parts/children/alike.ts';
import { chosenDoses } from '../parts/children/birth-doses.ts';
import type { FamilyMobile } from '../parts/children/mobile-fields.tsx';
import { newbornFactsAt } from '../parts/children/newborn-facts.ts';
import { type Agreed, familyRefusals } from '../parts/children/refusals.ts';
import { useMembersOn } from '../parts/children/use-members-on.ts';
import {
  actOf,
  answered,
  type ChildDraft,
  childrenOf,
  emptyOutcome,
  factsOf,
  factsOfChild,
  formFields,
  newChildren,
  type OutcomeDraft,
  outcomePlace,
  pathInForm,
  stepOfPath,
  stepsOf,
  wholeOutcome,
  withChildren,
} from './draft.ts';
import { outcomeEntries } from './entries.ts';
import { childrenRefusals, outcomeRefusals, pregnanciesWithout } from './judge.ts';
import { registeredHere } from './registered-here.ts';

const inForm = (refusals: readonly Refusal[]): readonly Refusal[] =>
  refusals.map((refusal) => ({ ...refusal, path: pathInForm(refusal.path ?? '') }));

/** Without those who are named as a child and cannot be it by what is said of it now. */
const withoutOthers = (
  draft: OutcomeDraft,
  registered: (of: OutcomeDraft, nth: number) => readonly PersonOnPhone[],
): OutcomeDraft => {
  const isOther = ({ known }: ChildDraft, nth: number) =>
    known !== undefined && !registered(draft, nth).some(({ beneficiary_id }) => beneficiary_id === known.id);
  if (!draft.children.some(isOther)) return draft;
  return {
    ...draft,
    children: draft.children.map((child, nth) => (isOther(child, nth) ? { ...child, known: undefined } : child)),
  };
};

const newChild = (): ChildDraft => ({
  birth_id: newId(now()),
  child_id: newChildNumber(),
  facts: {},
  given: [],
});

/** The end of a pregnancy as it is filled in: kept as a draft, judged here, saved in one go through the outbox. */
export function useOutcome(view: PackView, mother: PersonOnPhone, user: User) {
  const today = useToday();
  const { step: begins, died } = useAddressQuery();
  const [madeNow] = useState(() => newId(now()));
  // A death that is on record already is of that day.
  const diedOn = mother.deceased_on ?? died;
  const proposed: OutcomeDraft = {
    ...emptyOutcome,
    facts: diedOn ? { 'maternal-death': { died_on: diedOn } } : {},
  };
  const begun: OutcomeDraft =
    begins === 'maternal-death' ? { ...proposed, event_id: madeNow, kind: 'maternal-death', step: 'what' } : proposed;
  const form = useForm<OutcomeDraft>({
    place: outcomePlace(mother.beneficiary_id),
    empty: begun,
    fields: formFields,
    keptAs: `pregnancy-outcome/${mother.beneficiary_id}`,
    whole: wholeOutcome,
    named: inForm,
    opens: (draft, refusals) => ({ ...draft, step: stepOfPath(inForm(refusals)[0]?.path ?? '', draft) }),
  });
  const { refusals, put: keep } = form;
  const people = view.rows.people;
  const items = useItems();
  const language = activeLanguage();
  const villages = useMemo(() => villageNames(view, language), [view, language]);
  const family = { mother: mother.ben_name, father: mother.guardian_name };
  // Only a registration beside it is corrected: the delivery names its children already.
  const isWithServer = form.opened !== null && form.opened.item.call !== addPregnancyEvent.name;
  /** Who of those registered here may be this child. */
  const registered = (of: OutcomeDraft, nth: number) =>
    isWithServer ? [] : registeredHere({ facts: factsOfChild(of, nth, family) }, { mother, people, items });
  const draft = withoutOthers(form.value, registered);
  const pregnancies = useMemo(() => pregnanciesWithout(mother, draft.event_id), [mother, draft.event_id]);
  const pregnancy = currentPregnancy(pregnancies);
  const others = pregnancies.filter((one) => one !== pregnancy);
  const act = actOf(draft, family);
  const { live } = childrenOf(draft);
  const added = newChildren(draft);
  const alike = useMemo(
    () => (act && added.length > 0 ? alikeChildren(act.births, mother, people) : []),
    [act, added.length, mother, people],
  );
  const steps = stepsOf(draft);
  const at = Math.max(0, steps.indexOf(draft.step));

  const goTo = (step: string) => {
    window.scrollTo({ top: 0 });
    void keep({ ...draft, step });
  };
  const choose = (kind: OutcomeKind) => {
    refusals.show([]);
    window.scrollTo({ top: 0 });
    void keep({ ...draft, kind, step: 'what', event_id: draft.event_id || newId(now()) });
  };
  const answer = (key: string, value: Answer) => {
    const { kind } = draft;
    if (kind === null) return;
    refusals.clear(key);
    const next = { ...draft, facts: { ...draft.facts, [kind]: answered(factsOf(draft), key, value) } };
    void keep(withChildren(next, newChild));
  };
  const changeChild = (nth: number, change: (child: ChildDraft) => ChildDraft) =>
    void keep({ ...draft, children: draft.children.map((one, at) => (at === nth ? change(one) : one)) });
  const answerOfChild = (nth: number, key: string, value: Answer) => {
    refusals.clear(`births.${nth}.${key}`);
    // What is taken away is empty, not proposed again.
    const keeps = value === '' && ['name', 'father_name', 'born_on', 'born_time'].includes(key);
    changeChild(nth, (child) => ({
      ...child,
      facts: keeps ? { ...child.facts, [key]: value } : answered(child.facts, key, value),
    }));
  };
  const give = (nth: number, codes: readonly string[]) =>
    changeChild(nth, (child) => ({
      ...child,
      given: chosenDoses(child.given, codes),
    }));

  const mobile = draft.mobile ?? { mobile_number: mother.mobile, mobile_repeated: '' };
  const members = useMembersOn(mobile.mobile_number, { people, children: added.map(({ child }) => child.child_id) });
  const isOtherMobile = mobile.mobile_number !== mother.mobile;
  const factsAt = (instant: Date): NewbornFacts => ({
    ...newbornFactsAt(instant, { mother, delivery_id: draft.event_id, today, view, agreed: draft, alike }),
    mobile_number: mobile.mobile_number,
  });

  /** Everything that is wrong, whatever the step. */
  const wrong = (instant: Date): readonly Refusal[] => {
    if (!act || !pregnancy) return [{ code: 'FLDVAL0001', path: 'kind' }];
    const own = outcomeRefusals(act, { mother, pregnancy, others, user_id: user.user_id, today, at: instant });
    const said = new Set(own.map(({ path }) => path));
    return [
      ...own,
      ...childrenRefusals(act, { facts: factsAt(instant), registered: added.map(({ nth }) => nth), members }).filter(
        ({ path }) => !said.has(path),
      ),
      ...(added.length > 0 ? familyRefusals(draft, alike.length) : []),
      ...(added.length > 0 && isOtherMobile ? repeatedMobileRefusals(mobile) : []),
    ];
  };
  /** On to the next step, unless something of this or an earlier one is wrong. */
  const next = () => {
    const soFar = wrong(now()).filter(({ path = '' }) => steps.indexOf(stepOfPath(path, draft)) <= at);
    if (refusals.show(soFar)) goTo(steps[at + 1] ?? draft.step);
    else goTo(stepOfPath(soFar[0]?.path ?? '', draft));
  };
  const check = (): boolean => {
    const all = wrong(now());
    if (refusals.show(all)) return true;
    goTo(stepOfPath(all[0]?.path ?? '', draft));
    return false;
  };
  /** Saves on this phone; answers whether it was saved. */
  const save = async (): Promise<boolean> => {
    if (!act || !pregnancy || !check()) return false;
    const { pregnancy_number } = pregnancy;
    const { materials } = view.rows.meta;
    const entries = outcomeEntries(act, draft, { ...factsAt(now()), pregnancy_number, materials });
    return (await form.save(entries)) !== null;
  };
  const outcome = pregnancy?.outcome;
  const standing = outcome?.kind === 'delivery' || outcome?.kind === 'abortion' ? outcome : null;
  const days =
    draft.kind && pregnancy ? daysOfAct(draft.kind, pregnancy, today, nextAfter(pregnancy, others)) : undefined;

  return {
    ready: form.ready,
    busy: form.busy,
    draft,
    family,
    pregnancy,
    /** What is corrected stays as it was chosen. */
    kinds:
      form.opened && draft.kind ? [draft.kind] : pregnancy ? offeredKinds(pregnancy, today, mother.deceased_on) : [],
    /** How it ended by what a colleague wrote down meanwhile. */
    onRecord: form.opened && draft.kind !== 'maternal-death' ? standing : null,
    days,
    live,
    alike,
    steps,
    at,
    refusals,
    goTo,
    choose,
    answer,
    answerOfChild,
    give,
    /** Who may be this child already; who it is, or null for a child that is registered with this. */
    registered: (nth: number) => registered(draft, nth),
    /** Who it is among children of that day: with whose it is said to be, and where it lives. */
    describe: ({ ben_name, guardian_name, village_id }: PersonOnPhone): string =>
      [ben_name, guardian_name, villages.get(village_id) ?? ''].filter(Boolean).join(' · '),
    /** What a registered child keeps of the family it was registered with, where that is another; null where nothing differs. */
    staysOf: ({ ben_name, guardian_name, guardian_ben_id = null, village_id, mobile: number }: PersonOnPhone) =>
      village_id === mother.village_id &&
      number === mother.mobile &&
      (guardian_ben_id === null || guardian_ben_id === mother.beneficiary_id)
        ? null
        : { name: ben_name, guardian: guardian_name, village: villages.get(village_id) ?? '', mobile: number },
    know: (nth: number, person: PersonOnPhone | null) =>
      changeChild(nth, (child) => ({
        ...child,
        known: person ? { id: person.beneficiary_id, name: person.ben_name } : undefined,
      })),
    mobile,
    ofMother: mother.mobile,
    reach: (change: Partial<FamilyMobile>) => void keep({ ...draft, mobile: { ...mobile, ...change } }),
    agree: (change: Partial<Agreed>) => void keep({ ...draft, ...change }),
    prove: (proof: OutcomeDraft['proof']) => void keep({ ...draft, proof }),
    next,
    check,
    save,
  };
}

export type OpenOutcome = ReturnType<typeof useOutcome>;
