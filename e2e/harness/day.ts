import { makeAtRest } from '../../apps/server/src/platform/sealing/at-rest.ts';
import { dataKey } from './district.ts';
import type { System } from './system.ts';

/** Whom a journey meets, from the demo district's own books. */
export interface Listed {
  readonly beneficiary_id: string;
  readonly ben_name: string;
  readonly dob: string;
}

export interface Day {
  readonly session_id: string;
  readonly session_site_id: string;
  readonly roster: readonly Listed[];
}

/** Today's usual session of a user's default site, with its list. */
export async function dayOf({ books }: Pick<System, 'books'>, userName: string): Promise<Day> {
  const session = await books.one<{ session_id: string; session_site_id: string }>(
    `select session_id, session_site_id from vaccination_session s join app_user u on u.default_site_id = s.session_site_id
     where user_name = $1 and date_of_session = (now() at time zone 'Asia/Kolkata')::date
       and status in (0, 1) and special_session_type_id is null`,
    [userName],
  );
  const roster = await books.rows<Listed>(
    `select beneficiary_id::text, ben_name, dob::text from session_roster join beneficiary using (beneficiary_id)
     where session_id = $1 order by ben_name`,
    [session.session_id],
  );
  return { ...session, roster };
}

/** Somebody of the catchment who is on no list of today, alone with their name, and their mobile number. */
export async function strangerOf({ books }: Pick<System, 'books'>, day: Day): Promise<Listed & { mobile: string }> {
  const [row] = await books.rows<Listed & { mobile_sealed: Buffer }>(
    `select b.beneficiary_id::text, b.ben_name, b.dob::text, b.mobile_sealed
     from beneficiary b join site_village v using (village_code)
     where v.session_site_id = $1 and b.deceased_on is null and b.mobile_sealed is not null
       and b.dob > current_date - 1500
       and not exists (select from session_roster r where r.beneficiary_id = b.beneficiary_id)
       and (select count(*) from beneficiary o where o.ben_name = b.ben_name) = 1
     order by b.beneficiary_id limit 1`,
    [day.session_site_id],
  );
  if (!row) throw new Error('everybody is on a list');
  const { mobile_sealed, ...who } = row;
  return {
    ...who,
    mobile: makeAtRest(dataKey).open('mobile', `person/${who.beneficiary_id}`, mobile_sealed),
  };
}
