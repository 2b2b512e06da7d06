import { withClient } from '../../apps/server/src/platform/db/client.ts';

/** Somebody who may issue certificates, and people of the own villages with vaccinations to certify. */
export interface Desk {
  readonly user_name: string;
  readonly people: readonly string[];
}

/** Each person at one desk, where several serve a village. */
const shares = `
  with served as (
    select distinct on (b.beneficiary_id) u.user_name, b.beneficiary_id::text as id
    from app_user u join user_site s using (user_id) join site_village v using (session_site_id)
    join beneficiary b using (village_code) join dose d using (beneficiary_id)
    where u.role = 'ANM' and d.origin = 'session' and d.dose_code in ('BCG', 'OPV1', 'PENTA1', 'MR1')
      and not exists (select from dose_void x where x.dose_id = d.dose_id)
    order by b.beneficiary_id, u.user_name),
  numbered as (select user_name, id, row_number() over (partition by user_name order by id) as nth from served)
  select user_name, array_agg(id) as people from (select * from numbered order by nth, user_name limit $1) evenly
  group by user_name order by user_name`;

/** So many people, or as many as there are, shared evenly among the desks that serve them. */
export const desksFor = (databaseUrl: string, people: number): Promise<readonly Desk[]> =>
  withClient(databaseUrl, async (client) => (await client.query<Desk>(shares, [people])).rows);
