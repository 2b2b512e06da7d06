import { type DayNumber, dayText } from '@teeka/domain/calendar';
import type { Client } from 'pg';

/** Somebody who has or wishes a health account, as the register has them. */
export interface Holder {
  readonly beneficiary_id: string;
  readonly ben_name: string;
  readonly abha_address: string;
  readonly version: number;
}

/** A small child and its mother. */
export interface Family {
  readonly child: Holder;
  readonly mother: Holder;
}

export interface Catchment {
  /** The demo's vaccinator, who writes all of it down. */
  readonly by: string;
  readonly families: readonly Family[];
  /** Adults of other families. */
  readonly adults: readonly Holder[];
}

/** Who lives in the catchment of the demo's vaccinator and is on no list of today or later: those are there to be worked with. */
const there = `
  from beneficiary b join site_village v using (village_code) join app_user u on u.default_site_id = v.session_site_id
  where u.user_name = 'vaccinator1' and b.deceased_on is null and not b.dob_is_year and b.lmp_date is null
    and not exists (select from session_roster r join vaccination_session s using (session_id)
      where r.beneficiary_id = b.beneficiary_id and s.date_of_session >= $1::date)`;

const holder = (
  of: string,
) => `json_build_object('beneficiary_id', ${of}.beneficiary_id::text, 'ben_name', ${of}.ben_name,
  'abha_address', ${of}.abha_address, 'version', ${of}.version)`;

const familiesOf = `
  select child, mother from (
    select distinct on (m.beneficiary_id) c.beneficiary_id, ${holder('c')} as child, ${holder('m')} as mother
    from (select b.* ${there}) c join (select b.* ${there}) m on m.beneficiary_id = c.guardian_id
    where c.dob between $1::date - 1000 and $1::date - 60 and m.dob < $1::date - 7000
    order by m.beneficiary_id, c.beneficiary_id) families
  order by beneficiary_id limit $2`;

const adultsOf = `
  select ${holder('b')} as adult ${there} and b.dob < $1::date - 7000 and b.guardian_id is null
    and not exists (select from beneficiary c where c.guardian_id = b.beneficiary_id)
  order by b.beneficiary_id limit $2`;

/** So many families and other adults at most, the same ones each time. */
export async function catchmentOf(
  client: Client,
  today: DayNumber,
  most: { readonly families: number; readonly adults: number },
): Promise<Catchment | null> {
  const vaccinator = await client.query<{ user_id: string }>(
    `select user_id::text from app_user where user_name = 'vaccinator1'`,
  );
  const by = vaccinator.rows[0]?.user_id;
  if (!by) return null;
  const families = await client.query<Family>(familiesOf, [dayText(today), most.families]);
  const adults = await client.query<{ adult: Holder }>(adultsOf, [dayText(today), most.adults]);
  return { by, families: families.rows, adults: adults.rows.map(({ adult }) => adult) };
}
