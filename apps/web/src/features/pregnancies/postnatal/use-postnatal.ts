import { addPregnancyEvent } from '@teeka/contract/pregnancies';
import type { Answer, Answers } from '@teeka/domain/forms';
import {
  actRefusals,
  type ChildToSee,
  childKey,
  childrenAlive,
  childrenReportedDead,
  daysOfAct,
  isOfMother,
  listIn,
  liveBirths,
  nextAfter,
  type Pregnancy,
  type PregnancyAct,
  postnatalAlarms,
  textIn,
} from '@teeka/domain/pregnancy';
import type { Refusal } from '@teeka/domain/refusal';
import { useMemo, useState } from 'react';
import { now, useToday } from '../../../platform/clock/index.ts';
import type { Item } from '../../../platform/outbox/item.ts';
import type { User } from '../../../platform/sign-in/index.ts';
import { newId } from '../../../platform/store/index.ts';
import { useForm, useOpened } from '../../../records/forms/use-form.ts';
import { judgedHere } from '../../../records/pregnancies/judged-here.ts';
import { usePerson, useView } from '../../../records/workday/index.ts';
import type { Her } from '../parts/her.ts';
import { childHere } from './child-here.ts';
import { planOfVisits } from './days.ts';
import { ofChildrenNow, tellsOfOthers } from './of-children-now.ts';
import {
  actsOf,
  filledPostnatal,
  type PostnatalDraft,
  pathInForm,
  postnatalFields,
  wholeDraft,
} from './postnatal-draft.ts';

const eventOf = ({ input }: Item): Partial<PregnancyAct> | undefined =>
  (input as { readonly event?: Partial<PregnancyAct> }).event;

const ofChildAlone = (facts: Answers): Answers =>
  Object.fromEntries(Object.entries(facts).filter(([key]) => !isOfMother(key)));

interface Of {
  readonly benID: string;
  readonly her: Her;
  readonly pregnancy: Pregnancy;
  readonly user: User;
}

const answered = (facts: Answers, key: string, value: Answer): Answers => {
  const { [key]: _, ...rest } = facts;
  return value === '' ? rest : { ...facts, [key]: value };
};

/** A visit after a delivery, with the referral made from it: kept as a draft, judged here, saved through the outbox. */
export function usePostnatal({ benID, her, pregnancy, user }: Of) {
  const today = useToday();
  const view = useView();
  const here = usePerson(benID);
  const place = `/pregnancy/${benID}/postnatal#postnatal` as const;
  const [empty] = useState<PostnatalDraft>(() => ({
    event_id: newId(now()),
    facts: { visited_on: today },
    refer: null,
    referral: {},
    referral_id: newId(now()),
    child_referral_id: newId(now()),
  }));
  const [whole] = useState(() => wholeDraft(empty));
  const opened = useOpened<PostnatalDraft>(place);
  const kindOpened = (opened && eventOf(opened.item)?.kind) ?? 'postnatal';
  const form = useForm<PostnatalDraft>({
    place,
    empty,
    whole,
    fields: postnatalFields,
    keptAs: `pregnancy-postnatal/${benID}`,
    named: (refusals) => refusals.map((one) => ({ ...one, path: pathInForm(kindOpened, one.path) })),
  });
  const { value: draft, refusals } = form;
  const others = her.pregnancies.filter((one) => one !== pregnancy);
  const people = view?.rows.people;
  const children = useMemo(
    () => childrenAlive(pregnancy, her.gone).map((child) => childHere(benID, child, people)),
    [benID, her.gone, pregnancy, people],
  );
  const births = liveBirths(pregnancy);
  const shown = children.map(({ nth }) => nth);
  // After her death the visit is to the child: what was typed of her before anybody knew is not of this visit.
  const diedOn = her.woman.deceased_on ?? pregnancy.death?.on ?? null;
  const motherDiedOn = diedOn !== null && textIn(draft.facts, 'visited_on') > diedOn ? diedOn : null;
  const motherDied = motherDiedOn !== null;
  const filled = filledPostnatal(motherDied ? { ...draft, facts: ofChildAlone(draft.facts) } : draft, {
    today,
    facility: view?.rows.meta.site.facilty_name ?? '',
    births,
    shown,
    motherDied,
  });
  const { facts } = filled.visit;
  /** The same with what was typed of her before anybody knew of her death. */
  const written = ofChildrenNow(draft.facts, { births, shown });
  const edit = (part: Partial<PostnatalDraft>, cleared: string) => {
    refusals.clear(cleared);
    void form.put({ ...draft, ...part });
  };
  const acts = actsOf(filled);
  const isCorrected = (id: string) => form.corrected.some((item) => eventOf(item)?.event_id === id);
  /** What the server has not of a visit that is put right. */
  const open = acts.filter(
    ({ event_id }) => isCorrected(event_id) || !pregnancy.events.some((event) => event.event_id === event_id),
  );
  const asksWhom = !motherDied && children.length > 0;
  /** Saves on this phone; answers whether it was saved. */
  const save = async (): Promise<boolean> => {
    const at = now();
    const beside = judgedHere({ pregnancy, others, woman: her.woman, today }, { user_id: user.user_id, at });
    const unsaid = asksWhom && filled.referral && listIn(filled.referral, 'whom').length === 0;
    const wrong = [
      ...(unsaid ? [{ code: 'BENFAC0001', path: pathInForm('referral', 'whom') } as const] : []),
      ...open.flatMap((act): readonly Refusal[] =>
        actRefusals(act, beside).map((one) => ({ ...one, path: pathInForm(act.kind, one.path) })),
      ),
    ];
    if (!refusals.show(wrong)) return false;
    const entries = open.map((event) => ({
      call: addPregnancyEvent,
      input: {
        beneficiary_ref_id: benID,
        pregnancy_number: pregnancy.pregnancy_number,
        event: { ...event, births: [] },
        captured_at: at.toISOString(),
      },
      options: here ? { person: here.person } : {},
    }));
    return (await form.save(entries)) !== null;
  };
  return {
    ready: form.ready,
    busy: form.busy,
    facts,
    filled,
    refusals,
    answer: (key: string, value: Answer) => edit({ facts: answered(written, key, value) }, key),
    /** Is something left out that was written of a child which is none of hers any more? */
    leavesOut: tellsOfOthers(draft.facts, births),
    refer: (refer: boolean) => edit({ refer }, 'referral.to_facility'),
    // What is taken away here is empty, not proposed again.
    answerReferral: (key: string, value: Answer) =>
      edit({ referral: { ...draft.referral, [key]: value } }, `referral.${key}`),
    save,
    days: daysOfAct('postnatal', pregnancy, today, nextAfter(pregnancy, others)),
    plan: planOfVisits(pregnancy, textIn(facts, 'visited_on')),
    /** Does something of the mother herself ask for a hospital today? */
    refersMother: postnatalAlarms(facts).some(({ alarm }) => alarm !== 'child'),
    /** Where she died before this visit. */
    motherDiedOn,
    asksWhom,
    children,
    stateOf: ({ nth }: ChildToSee) => textIn(facts, childKey(nth, 'well')),
    /** Where a visit before said that it died; that it was seen alive ends that. */
    reportedOn: ({ nth }: ChildToSee) => childrenReportedDead(pregnancy).find((one) => one.nth === nth)?.on ?? null,
  };
}
