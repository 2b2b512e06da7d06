import type { Reader } from '../../platform/db/database.ts';
import { firstLocked } from '../../platform/db/first-locked.ts';
import type { Context } from '../../platform/http/handler.ts';
import { lockPerson } from '../beneficiaries/index.ts';
import { bitePlan } from '../bites/index.ts';
import { drawnFrom } from './drawn/drawn-from.ts';
import { batchesTyped } from './drawn/queries.ts';
import type { Opening, PlanOfCases, Recording } from './plan.ts';
import { visitForCase, visitForDoses } from './queries.ts';
import { schedulePlan } from './schedule/schedule-plan.ts';
import { withinReach } from './within-reach.ts';

type Reading = Context & { readonly db: Reader };

/** A plan with what it asks of the record kept to itself, so that all of them stand in one table. */
const planned = <Facts, Known>({ fields, opening, recording, ending }: PlanOfCases<Facts, Known>) => ({
  fields,
  ending,
  opens: opening.opens,
  records: recording.records,
  store: opening.store,
  async opening(input: Opening, context: Reading) {
    const { actor, now, db } = context;
    const beneficiary_id = input.beneficiary_reference_id;
    const ask = visitForCase(actor.scope, { ...input, beneficiary_id }, opening.asks(input, now));
    const row = await withinReach(
      await firstLocked(db, { hold: lockPerson(beneficiary_id), ask }),
      context,
      beneficiary_id,
    );
    return (
      row && {
        row,
        isSame: (kept: NonNullable<typeof row.care_case>) => opening.isSame(input, kept, row.known),
        refusals: (category: string) => opening.refusals(input, row, { category, now }),
        treats: opening.treats(input),
      }
    );
  },
  async recording(input: Recording, context: Reading) {
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
type CarePlan = ReturnType<typeof planned>;

const bySchedule = planned(schedulePlan);

/** Every plan of care; what belongs to none of the others is a visit of the national schedule. */
export const plans: readonly CarePlan[] = [bySchedule, planned(bitePlan)];

export const planThat = (takes: (plan: CarePlan) => boolean): CarePlan => plans.findLast(takes) ?? bySchedule;
