import { type RawBuilder, sql } from 'kysely';
import { givenByOthers } from '../queries.ts';

/**
 * `with chain`: what a dose, by its alias, puts right (`nth` 1), what that one put right, and so on to the dose that was recorded
 * first, which corrects none.
 */
export const chainOf = (dose: string) => sql`
  with recursive chain as (
    select o.dose_id, o.corrects, o.captured_by, 1 as nth from dose o
    where o.beneficiary_id = ${sql.ref(`${dose}.beneficiary_id`)} and o.dose_id = ${sql.ref(`${dose}.corrects`)}
    union all
    select o.dose_id, o.corrects, o.captured_by, chain.nth + 1 from chain join dose o
      on o.beneficiary_id = ${sql.ref(`${dose}.beneficiary_id`)} and o.dose_id = chain.corrects)`;

/**
 * Who gave a dose, by its alias: whoever recorded it first, however often and by whom it was put right since (`captured_by` is who wrote
 * the row). Null of one that others gave: nobody of ours did.
 */
export const giverOf = (dose: string): RawBuilder<string | null> => sql<string | null>`
  case when ${sql.ref(`${dose}.origin`)} = 'previous' or ${givenByOthers(dose)} then null
    when ${sql.ref(`${dose}.corrects`)} is null then ${sql.ref(`${dose}.captured_by`)}
    else (${chainOf(dose)} select captured_by from chain where corrects is null) end`;

/** Joins who gave a dose as `giver`. A step of its own (`offset 0`), so that workers are looked up by their key. */
export const joinGiver = (dose: string) => sql`cross join lateral (select ${giverOf(dose)} as user_id offset 0) giver`;
