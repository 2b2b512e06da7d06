import type { Reader } from '../../../platform/db/database.ts';
import type { Context } from '../../../platform/http/handler.ts';
import { countPlans, type PlanWish, plansOfArea } from './queries.ts';
import { wirePlanned } from './wire-planned.ts';

/** One page of the sessions of the actor's area, with the count of all pages. */
export async function pageOfPlans(wish: PlanWish, context: Context & { readonly db: Reader }) {
  const { actor, db } = context;
  const { page, pageSize } = wish;
  const [rows, count] = await Promise.all([
    db.rows(plansOfArea(actor.scope, wish)),
    db.first(countPlans(actor.scope, wish)),
  ]);
  const total = count?.total ?? 0;
  const data = rows.map((row) => wirePlanned(row, context));
  return { page, pageSize, total, total_pages: Math.ceil(total / pageSize), data };
}
