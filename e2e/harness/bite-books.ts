import assert from 'node:assert/strict';
import type { Day } from './day.ts';
import type { System } from './system.ts';

/** So many days go by for a person: everything on record lies that much further back, and the phone is told. */
export async function daysPass({ books }: System, person: string, days: number): Promise<void> {
  await books.rows('alter table dose disable trigger dose_append_only');
  await books.rows('update dose set given_on = given_on - $2::int where beneficiary_id = $1', [person, days]);
  await books.rows('alter table dose enable trigger dose_append_only');
  await books.rows('update beneficiary set changed_in = pg_current_xact_id() where beneficiary_id = $1', [person]);
}

/** What was given of the care of bites. */
export const dosesOf = ({ books }: System, person: string) =>
  books.rows<{ dose_code: string; day_of_dose: number }>(
    `select dose_code, day_of_dose from dose where beneficiary_id = $1 and dose_code in ('ARV', 'RIG', 'ASV')
     order by given_on, day_of_dose, dose_code`,
    [person],
  );

/** How the animals of a person's courses were found, or why these were closed; the first course first. */
export async function statesOf(
  { books }: System,
  person: string,
  kind: 'animal' | 'closed',
): Promise<readonly string[]> {
  const rows = await books.rows<{ state: string }>(
    `select e.facts->>'state' as state from bite_event e join bite_case k using (beneficiary_id, case_id)
     where e.beneficiary_id = $1 and e.kind = $2 order by k.opened_at, e.at`,
    [person, kind],
  );
  return rows.map(({ state }) => state);
}

/** Somebody who missed a day of a course at the clinic lives in another block, and is on no list of today. */
export async function guestWhoIsLate(system: System, day: Day): Promise<{ id: string; name: string }> {
  const daysAgo =
    '(select max(current_date - d.given_on) from dose d where d.beneficiary_id = k.beneficiary_id and d.case_id = k.case_id)';
  const who = await listedWith(system, day, `${daysAgo} between 5 and 7`);
  await system.books.rows('delete from session_roster where session_id = $1 and beneficiary_id = $2', [
    ...[day.session_id, who.id],
  ]);
  await system.books.rows(
    `update beneficiary set version = version + 1, changed_in = pg_current_xact_id(), village_code = (
       select v.code from location v where v.level = 'village' and v.parent_code <> (
         select parent_code from location own where own.level = 'village' and own.code = village_code)
       order by v.code limit 1)
     where beneficiary_id = $1`,
    [who.id],
  );
  return who;
}

/** Whoever of today's list has these open cases, told by the state of the demo's stories. */
export async function listedWith({ books }: System, day: Day, where: string): Promise<{ id: string; name: string }> {
  const [row] = await books.rows<{ id: string; name: string }>(
    `select b.beneficiary_id::text as id, b.ben_name as name
     from session_roster r join beneficiary b using (beneficiary_id)
     left join bite_case k on k.beneficiary_id = b.beneficiary_id and k.is_open
     where r.session_id = $1 and ${where} order by b.beneficiary_id`,
    [day.session_id],
  );
  assert.ok(row, where);
  return row;
}
