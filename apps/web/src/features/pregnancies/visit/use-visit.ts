import { addPregnancyEvent } from '@teeka/contract/pregnancies';
import type { Answer } from '@teeka/domain/forms';
import {
  actRefusals,
  antenatalFields,
  type Pregnancy,
  type PregnancyAct,
  pregnancyForms,
  saidWith,
} from '@teeka/domain/pregnancy';
import type { Refusal } from '@teeka/domain/refusal';
import { useAddressQuery } from '../../../platform/address/use-address-query.ts';
import { now, useToday } from '../../../platform/clock/index.ts';
import type { Item } from '../../../platform/outbox/item.ts';
import type { User } from '../../../platform/sign-in/index.ts';
import { newId } from '../../../platform/store/index.ts';
import { useForm, useOpened } from '../../../records/forms/use-form.ts';
import { judgedHere } from '../../../records/pregnancies/judged-here.ts';
import { actsOf, filledVisit, pathInVisit, visitRefusals } from '../../../records/pregnancies/visit/acts.ts';
import {
  mayWriteAgain,
  notAgain,
  takingBack,
  withoutVisit,
  writtenAgain,
} from '../../../records/pregnancies/visit/again.ts';
import {
  emptyVisit,
  type VisitAct,
  type VisitDraft,
  visitActs,
  visitKept,
  visitPlace,
} from '../../../records/pregnancies/visit/draft.ts';
import { stepOfPath, visitSteps } from '../../../records/pregnancies/visit/steps.ts';
import { useVisitWords } from '../../../records/pregnancies/visit/use-visit-words.ts';
import { useView } from '../../../records/workday/index.ts';
import type { Her } from '../parts/her.ts';

const fields = [
  ...antenatalFields.map(({ key }) => key),
  ...pregnancyForms.risk.map(({ key }) => pathInVisit('risk', key)),
  ...pregnancyForms.referral.map(({ key }) => pathInVisit('referral', key)),
];

const kindOf = ({ input }: Item): VisitAct | undefined => {
  const sent = input as { readonly event?: { readonly kind?: string } };
  return visitActs.find((kind) => kind === sent.event?.kind);
};

/** What the server refused of one act of the visit, by the fields of its form. */
const namedAs = (kind: VisitAct) => (refusals: readonly Refusal[]) =>
  refusals.map((refusal) => ({
    ...refusal,
    path: pathInVisit(kind, (refusal.path ?? '').replace('event.facts.', '')),
  }));

/** A visit as it is written down outside of a session: kept as a draft, judged on this phone, saved through the outbox. */
export function useVisit(user: User, { card, woman, pregnancies }: Her, onRecord: Pregnancy) {
  const today = useToday();
  const view = useView();
  const { t, riskReason, referralReason } = useVisitWords();
  const benID = card.beneficiary_id;
  const place = visitPlace(benID);
  const before = useOpened<VisitDraft>(place);
  // From the list of what was written: it begins as it stands on record.
  const { again: chosen } = useAddressQuery();
  const toWrite = onRecord.visits.find(({ event_id }) => event_id === chosen);
  const form = useForm<VisitDraft>({
    place,
    empty: toWrite ? writtenAgain(emptyVisit, toWrite, onRecord) : emptyVisit,
    fields,
    keptAs: visitKept(benID, chosen),
    named: namedAs((before && kindOf(before.item)) ?? 'antenatal'),
    opens: (draft, [first]) => ({ ...draft, step: stepOfPath((first?.path ?? '').replace('event.facts.', '')) }),
  });
  const { value: draft, refusals } = form;
  const { again } = draft;
  const others = pregnancies.filter((one) => one !== onRecord);
  // What is written in the place of another visit is judged as if that one had never been.
  const pregnancy = again === undefined ? onRecord : withoutVisit(onRecord, again);
  const by = (at: Date) => ({ user_id: user.user_id, at });
  const beside = (at: Date) => judgedHere({ pregnancy, others, woman, today }, by(at));
  const besideRecord = (at: Date) => judgedHere({ pregnancy: onRecord, others, woman, today }, by(at));
  /** The visit on record that is taken back with this one; nothing once it was. */
  const taken = onRecord.visits.find(({ event_id }) => event_id === again);
  /** All that is taken back: the visit, and what was said with it. */
  const takesBack = (idOf: (act: 'withdrawal' | `withdrawal-${VisitAct}`) => string): readonly PregnancyAct[] => {
    const said = again === undefined ? [] : saidWith(onRecord, again);
    const why = t('pregnancyVisit:reasonAgain');
    return [
      ...(taken ? [takingBack(idOf('withdrawal'), taken.event_id, why)] : []),
      ...said.map(({ event_id, kind }) => takingBack(idOf(`withdrawal-${kind as VisitAct}`), event_id, why)),
    ];
  };
  const visitAt = (at: Date) =>
    filledVisit(draft, beside(at), {
      riskReason,
      referralReason,
      facility: view?.rows.meta.site.facilty_name ?? '',
      identifiedBy: user.role === 'ANM' ? 'ANM' : undefined,
    });
  const visit = visitAt(now());

  /** What the server has already of a visit that is put right. */
  const accepted = visitActs.filter((kind) => {
    const id = draft.ids[kind];
    const isStopped = form.corrected.some((item) => kindOf(item) === kind);
    return id !== undefined && !isStopped && pregnancy.events.some(({ event_id }) => event_id === id);
  });

  const edit = (part: Partial<VisitDraft>, cleared?: string) => {
    if (cleared !== undefined) refusals.clear(cleared);
    void form.put({ ...draft, ...part });
  };
  const answer = (key: string, value: Answer) => edit({ facts: { ...draft.facts, [key]: value } }, key);
  const goTo = (step: VisitDraft['step']) => edit({ step });
  const refuse = (found: readonly Refusal[]): boolean => {
    if (refusals.show(found)) return false;
    goTo(stepOfPath(found[0]?.path));
    return true;
  };
  const wrong = (at: Date): readonly Refusal[] => {
    const ofBack = takesBack((act) => act).flatMap((back) => actRefusals(back, besideRecord(at)));
    return [
      ...ofBack.map((one) => ({ ...one, path: `withdrawal.${one.path}` })),
      ...visitRefusals(visitAt(at), beside(at), accepted),
    ];
  };
  const onDay = onRecord.visits.find(({ on }) => on === visit.facts.visited_on);
  const own = onDay && again === undefined && mayWriteAgain(onDay, besideRecord(now())) ? onDay : undefined;

  /** On to the next step, unless something of this one is wrong. */
  const next = () => {
    const at = visitSteps.indexOf(draft.step);
    const found = wrong(now()).filter(({ path }) => stepOfPath(path) === draft.step);
    if (!refuse(found)) goTo(visitSteps[at + 1] ?? 'summary');
  };

  /** Saves the visit with what follows from it on this phone. Answers whether it was saved. */
  const finish = async (): Promise<boolean> => {
    const at = now();
    if (refuse(wrong(at))) return false;
    const ids: Record<string, string> = { ...draft.ids };
    const idOf = (kind: string) => (ids[kind] ??= newId(at));
    const back = takesBack(idOf);
    const acts = actsOf(visitAt(at), idOf).filter(({ kind }) => !accepted.includes(kind));
    const entries = [...back, ...acts].map((event) => ({
      call: addPregnancyEvent,
      input: {
        beneficiary_ref_id: benID,
        pregnancy_number: onRecord.pregnancy_number,
        event: { ...event, births: [] },
        captured_at: at.toISOString(),
      },
      options: { person: card },
    }));
    return (await form.save(entries, { as: { ...draft, ids } })) !== null;
  };

  return {
    ready: form.ready,
    draft,
    visit,
    pregnancy,
    /** The visit in whose place this one is written. */
    taken,
    /** A visit of the same day, written by whoever writes, which can be written again instead of a second one. */
    own,
    writeAgain: () => void (own && form.put(writtenAgain(draft, own, onRecord))),
    leave: () => void (taken && form.put(notAgain(draft, taken))),
    others,
    today,
    refusals,
    busy: form.busy,
    edit,
    answer,
    goTo,
    next,
    finish,
  };
}

export type OpenVisit = ReturnType<typeof useVisit>;
