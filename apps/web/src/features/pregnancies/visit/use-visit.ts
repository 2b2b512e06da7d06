import { addPregnancyEvent } from '@teeka/contract/pregnancies';
import type { Answer } from '@teeka/domain/forms';
import { antenatalFields, type Pregnancy, pregnancyForms } from '@teeka/domain/pregnancy';
import type { Refusal } from '@teeka/domain/refusal';
import { now, useToday } from '../../../platform/clock/index.ts';
import type { Item } from '../../../platform/outbox/item.ts';
import type { User } from '../../../platform/sign-in/index.ts';
import { newId } from '../../../platform/store/index.ts';
import { useForm, useOpened } from '../../../records/forms/use-form.ts';
import { judgedHere } from '../../../records/pregnancies/judged-here.ts';
import type { KnownWoman } from '../../../records/pregnancies/use-woman.ts';
import { actsOf, filledVisit, pathInVisit, visitRefusals } from '../../../records/pregnancies/visit/acts.ts';
import { emptyVisit, type VisitAct, type VisitDraft, visitActs } from '../../../records/pregnancies/visit/draft.ts';
import { stepOfPath, visitSteps } from '../../../records/pregnancies/visit/steps.ts';
import { useVisitWords } from '../../../records/pregnancies/visit/use-visit-words.ts';
import { usePerson, useView } from '../../../records/workday/index.ts';

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
export function useVisit(user: User, benID: string, { woman, pregnancies }: KnownWoman, pregnancy: Pregnancy) {
  const today = useToday();
  const view = useView();
  const here = usePerson(benID);
  const { joined } = useVisitWords();
  const place = `/pregnancy/${benID}/visit#antenatal` as const;
  const before = useOpened<VisitDraft>(place);
  const form = useForm<VisitDraft>({
    place,
    empty: emptyVisit,
    fields,
    keptAs: `antenatal/${benID}/`,
    named: namedAs((before && kindOf(before.item)) ?? 'antenatal'),
    opens: (draft, [first]) => ({ ...draft, step: stepOfPath((first?.path ?? '').replace('event.facts.', '')) }),
  });
  const { value: draft, refusals } = form;
  const others = pregnancies.filter((one) => one !== pregnancy);
  const beside = (at: Date) => judgedHere({ pregnancy, others, woman, today }, { user_id: user.user_id, at });
  const visitAt = (at: Date) =>
    filledVisit(draft, beside(at), {
      riskReason: joined,
      referralReason: joined,
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
  const wrong = (at: Date) => visitRefusals(visitAt(at), beside(at), accepted);

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
    const acts = actsOf(visitAt(at), (kind) => (ids[kind] ??= newId(at)));
    const entries = acts
      .filter(({ kind }) => !accepted.includes(kind))
      .map((event) => ({
        call: addPregnancyEvent,
        input: {
          beneficiary_ref_id: benID,
          pregnancy_number: pregnancy.pregnancy_number,
          event: { ...event, births: [] },
          captured_at: at.toISOString(),
        },
        options: here ? { person: here.person } : {},
      }));
    return (await form.save(entries, { as: { ...draft, ids } })) !== null;
  };

  return {
    ready: form.ready,
    draft,
    visit,
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
