import assert from 'node:assert/strict';
import { listedWith } from './bite-books.ts';
import type { Day } from './day.ts';
import type { System } from './system.ts';

/** Lists grown-ups of the catchment who are on no list and were never bitten; in one step, so that two never ask for one. */
const list = `
  insert into session_roster (session_id, beneficiary_id, status, verified_at, verification_method)
  select $1, b.beneficiary_id, 'verified', now(), 'demographic'
  from beneficiary b join site_village v using (village_code)
  where v.session_site_id = $2 and b.deceased_on is null and b.lmp_date is null and b.dob < '2005-01-01'
    and not exists (select from session_roster r where r.beneficiary_id = b.beneficiary_id)
    and not exists (select from care_case c where c.beneficiary_id = b.beneficiary_id)
  order by b.beneficiary_id limit $3
  returning beneficiary_id::text as id`;

/** What those who come to the clinic come with; each begins where the demo's story of that kind stands. */
const stories = {
  due: 'between 2 and 4',
  late: 'between 5 and 7',
  exceeded: '> 7',
  restarted: '> 7',
  bitten: null,
  saved: null,
  stung: null,
  referred: null,
} as const;

export type ClinicPeople = Readonly<Record<keyof typeof stories, string>>;

/**
 * Puts people of their own on the list of a clinic's session, which has begun, verified: whoever asks again gets
 * others, so that what one pass changes is not met by the next.
 */
export async function clinicPeople(system: System, day: Day): Promise<ClinicPeople> {
  const { books } = system;
  const entries = Object.entries(stories);
  const listed = [day.session_id, day.session_site_id, entries.length];
  const people = (await books.rows<{ id: string }>(list, listed)).map(({ id }) => id);
  assert.equal(people.length, entries.length);
  await books.rows(
    `update vaccination_session set status = 1, started_at = coalesce(started_at, now()), version = version + 1,
       changed_in = pg_current_xact_id() where session_id = $1 and status = 0`,
    [day.session_id],
  );
  const daysAgo =
    '(select max(current_date - d.given_on) from dose d where d.beneficiary_id = k.beneficiary_id and d.case_id = k.case_id)';
  for (const [at, [, ago]] of entries.entries()) {
    const to = people[at];
    if (ago && to) await copyCourse(system, (await listedWith(system, day, `${daysAgo} ${ago}`)).id, to);
  }
  return Object.fromEntries(entries.map(([who], at) => [who, people[at]])) as ClinicPeople;
}

/** The course of one person told of another, too. */
async function copyCourse({ books }: System, from: string, to: string): Promise<void> {
  const copy = (table: string, more = '') =>
    books.rows(
      `insert into ${table} select (jsonb_populate_record(one, jsonb_build_object('beneficiary_id', $2::bigint,
         'case_id', md5(one.case_id::text || $2)::uuid${more}))).*
       from ${table} one where one.beneficiary_id = $1 and one.case_id in (
         select case_id from bite_case where beneficiary_id = $1 and is_open)`,
      [from, to],
    );
  await copy('care_case');
  await copy('bite_case');
  await copy('dose', `, 'dose_id', gen_random_uuid(), 'changed_in', pg_current_xact_id()::text`);
}
