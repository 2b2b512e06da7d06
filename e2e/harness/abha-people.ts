import { verhoeffDigit } from '@teeka/domain/identity';
import type { AuthorityMode } from '../../apps/sandbox/src/identity/modes.ts';
import { makeAtRest } from '../../apps/server/src/platform/sealing/at-rest.ts';
import type { Day } from './day.ts';
import { dataKey } from './district.ts';
import type { System } from './system.ts';

/** A grown-up of the catchment for whom an account is made. */
export interface Adult {
  readonly id: string;
  readonly name: string;
  /** `YYYY-MM-DD` */
  readonly dob: string;
  readonly mobile: string;
}

/** No Aadhaar is on their record: another one than that could not be brought. */
const withoutPhotoId = ({ books }: System, ids: readonly string[]) =>
  books.rows(
    `update beneficiary set photo_id_type = null, photo_id_sealed = null, photo_id_last4 = ''
     where beneficiary_id = any($1::bigint[])`,
    [ids],
  );

/** Nothing of a health account was ever said with them. */
const unspoken = (of: string) => `not exists (select from abha_event e where e.beneficiary_id = ${of}.beneficiary_id)`;

/** The wishes that the demo brings are over: a journey begins with nobody waiting. */
export const forgetWishes = ({ books }: System) => books.rows('delete from abha_wish');

/** Women of the catchment of a day, alone with their name, who have a mobile number. No ID is left on their record. */
export async function adultsOf(
  system: System,
  day: Day,
  count: number,
  { keepWishes = false } = {},
): Promise<readonly Adult[]> {
  if (!keepWishes) await forgetWishes(system);
  const rows = await system.books.rows<Omit<Adult, 'mobile'> & { sealed: Buffer }>(
    `select b.beneficiary_id::text as id, b.ben_name as name, b.dob::text, b.mobile_sealed as sealed
     from beneficiary b join site_village v using (village_code)
     where v.session_site_id = $1 and b.deceased_on is null and b.gender = 2 and b.mobile_sealed is not null
       and not b.dob_is_year and b.dob < current_date - 7500
       and (select count(*) from beneficiary o where o.ben_name = b.ben_name) = 1 and ${unspoken('b')}
     order by b.beneficiary_id limit $2`,
    [day.session_site_id, count],
  );
  if (rows.length < count) throw new Error('too few women');
  await withoutPhotoId(
    system,
    rows.map(({ id }) => id),
  );
  return rows.map(({ sealed, ...one }) => ({
    ...one,
    mobile: makeAtRest(dataKey).open('mobile', `person/${one.id}`, sealed),
  }));
}

/** An Aadhaar of the stand-in, nobody's. */
export const aadhaarNo = (nth: number): string => {
  const body = `9999${String(nth).padStart(7, '0')}`;
  return body + verhoeffDigit(body);
};

/** Tells the stand-in whose Aadhaar a number is, and which mobile number is linked with it. */
export async function tellAadhaar(system: System, number: string, { name, dob, mobile }: Adult): Promise<void> {
  const [year, month, day] = dob.split('-');
  const address = 'Ward 4, Gram Panchayat, 800001';
  const person = { number, name, dob: `${day}-${month}-${year}`, gender: 'F', address, mobile };
  const answer = await fetch(`${system.sandbox}/identity/people`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([person]),
  });
  if (!answer.ok) throw new Error(`the stand-in answered ${answer.status}`);
}

/** What the account service was asked, by its routes; without values. */
export async function abdmCalls(system: System): Promise<readonly string[]> {
  const answer = await fetch(`${system.sandbox}/abdm/log.json`);
  return ((await answer.json()) as { readonly route: string }[]).map(({ route }) => route);
}

/** What is on record of somebody's account: the end of the number, or null. */
export async function linkedOf({ books }: System, id: string): Promise<string | null> {
  const [row] = await books.rows<{ last4: string }>(
    'select number_last4 as last4 from abha_link where beneficiary_id = $1',
    [id],
  );
  return row?.last4 ?? null;
}

/** A mother of the catchment and a small child of hers. */
export async function motherAndChild(
  system: System,
  day: Day,
): Promise<{ readonly mother: Adult; readonly child: Pick<Adult, 'id' | 'name'> }> {
  await forgetWishes(system);
  const { child_id, child_name, sealed, ...mother } = await system.books.one<
    Omit<Adult, 'mobile'> & { child_id: string; child_name: string; sealed: Buffer }
  >(
    `select b.beneficiary_id::text as id, b.ben_name as name, b.dob::text, b.mobile_sealed as sealed,
       c.beneficiary_id::text as child_id, c.ben_name as child_name
     from beneficiary c join beneficiary b on b.beneficiary_id = c.guardian_id
     join site_village v on v.village_code = b.village_code
     where v.session_site_id = $1 and b.deceased_on is null and c.deceased_on is null and b.gender = 2
       and not b.dob_is_year and b.mobile_sealed is not null and b.village_code = c.village_code
       and c.dob > current_date - 1000 and b.dob < current_date - 7500 and ${unspoken('b')} and ${unspoken('c')}
     order by c.dob desc, c.beneficiary_id limit 1`,
    [day.session_site_id],
  );
  await withoutPhotoId(system, [mother.id]);
  const mobile = makeAtRest(dataKey).open('mobile', `person/${mother.id}`, sealed);
  return { mother: { ...mother, mobile }, child: { id: child_id, name: child_name } };
}

/** From now on the account service is so: good, silent, slow. */
export async function serviceIs({ sandbox }: System, mode: AuthorityMode): Promise<void> {
  const answer = await fetch(`${sandbox}/identity/mode`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode }),
  });
  if (!answer.ok) throw new Error(`the stand-in answered ${answer.status}`);
}

/** Links somebody with an account as if a colleague had done so elsewhere. */
export async function linkByHand({ books }: System, id: string): Promise<void> {
  const atRest = makeAtRest(dataKey);
  const row = `person/${id}` as const;
  await books.rows(
    `insert into abha_link select $1, $2, '7777', $3, gen_random_uuid(), user_id, now() from app_user limit 1`,
    [id, atRest.seal('abha', row, '91-0000-7777-7777'), atRest.seal('abha', row, 'linkedelsewhere@sbx')],
  );
}
