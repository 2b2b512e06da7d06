import type { CareKind, Closing } from '@teeka/domain/care';
import { firstLocked } from '../../platform/db/first-locked.ts';
import { lockPerson } from '../beneficiaries/index.ts';
import { bitePlan } from '../bites/index.ts';
import { antenatalPlan } from '../pregnancies/index.ts';
import { drawnFrom } from './drawn/drawn-from.ts';
import { batchesTyped } from './drawn/queries.ts';
import type { CaseToEnd, OpenedCase, Opening, PlanOfCases, PlanWithDoses, Reading, Recording } from './plan.ts';
import { type CaseJson, visitForCase, visitForDoses } from './queries.ts';
import { schedulePlan } from './schedule/schedule-plan.ts';
import { withinReach } from './within-reach.ts';

/** A plan with what it asks of the record kept to itself, so that all of them stand in one table. */
const planned = <Facts, Known>({ fields, opening, ending }: PlanOfCases<Facts, Known>) => ({
  fields,
  async opening(input: Opening, context: Reading) {
    const { actor, now, db } = context;
    const beneficiary_id = input.beneficiary_reference_id;
    const ask = visitForCase(actor.scope, { ...input, beneficiary_id }, opening.asks(input, now));
    const found = await firstLocked(db, { hold: lockPerson(beneficiary_id), ask });
    const visit = await withinReach(found, context, beneficiary_id);
    if (!visit) return undefined;
    const known = opening.reads ? await opening.reads(visit.known, input, context) : visit.known;
    const row = { ...visit, known };
    return {
      row,
      audit: opening.audit?.(known) ?? [],
      isSame: (kept: CaseJson) => opening.isSame(input, kept, known),
      refusals: (of: Parameters<typeof opening.refusals>[2]) => opening.refusals(input, row, of),
      store: (opened: OpenedCase, user_id: string) => opening.store(opened, input, { user_id, facts: known }),
    };
  },
  asksOfEnd: ending.asks,
  // What was read for a case of this plan is what this plan asked for.
  close: (closing: Closing, care: CaseToEnd, known: unknown) => ending.close(closing, care, known as Known),
  storeEnd: ending.store,
});

/** Every plan of care, by the kind of its cases. */
const bites = planned(bitePlan);
export const plans: Readonly<Record<CareKind, ReturnType<typeof planned>>> = {
  schedule: planned(schedulePlan),
  antenatal: planned(antenatalPlan),
  rabies: bites,
  venom: bites,
};

/** What each plan asks of a case of its own that ends. */
export const asksOfEnd = (case_id: string) =>
  (Object.keys(plans) as CareKind[]).map((kind) => ({ kind, known: plans[kind].asksOfEnd(case_id) }));

const recorded = <Facts, Known, OfDoses>({ recording }: PlanWithDoses<Facts, Known, OfDoses>) => ({
  records: recording.records,
  async read(input: Recording, context: Reading) {
    const { actor, now, db } = context;
    const visit = drawnFrom(input);
    const [, found, typed] = await Promise.all([
      db.rows(lockPerson(visit.beneficiary_id)),
      db.first(visitForDoses(actor.scope, visit, recording.asks(input))),
      visit.typed.length > 0 ? db.rows(batchesTyped(actor.scope, visit)) : [],
    ]);
    const row = await withinReach(found, context, visit.beneficiary_id);
    const known = row && { ...row, batches: [...row.batches, ...typed] };
    return known && { row: known, judge: () => recording.judge(input, known, now) };
  },
});

type RecordsDoses = ReturnType<typeof recorded>;
const bySchedule: RecordsDoses = recorded(schedulePlan);
/** Plans that give doses. */
const recordings: readonly RecordsDoses[] = [bySchedule, recorded(bitePlan)];

/** Who records the doses of a visit; those of none of the others are the schedule's, which refuses what it does not know. */
export const recordingOf = (dose_codes: readonly string[]): RecordsDoses =>
  recordings.findLast(({ records }) => records(dose_codes)) ?? bySchedule;
