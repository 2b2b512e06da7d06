import { openClient } from '../../apps/server/src/platform/db/client.ts';

/** Names that differ in every sound, so that nobody of them looks like another. */
export function inventedName(nth: number): string {
  const [consonants, vowels] = ['BDGKLMNPRST', 'AIU'];
  let name = '';
  for (let rest = nth, at = 0; at < 5; at++, rest = Math.floor(rest / consonants.length))
    name += (consonants[rest % consonants.length] ?? '') + (vowels[(rest + at) % vowels.length] ?? '');
  return name;
}

/** A number that nobody of the demo has: theirs begin with other digits. */
export const inventedMobile = (nth: number): string => String(6_100_000_000 + nth);

export interface OwnVillage {
  readonly village_id: number;
  readonly village_name: string;
  readonly facility_id: string;
}

/** A village of the catchment of the demo's vaccinator. */
export async function ownVillage(databaseUrl: string, user_name: string): Promise<OwnVillage> {
  const client = await openClient(databaseUrl);
  const { rows } = await client.query<OwnVillage>(
    `select v.village_code as village_id, l.name_en as village_name, s.facility_id
     from app_user u join site_village v on v.session_site_id = u.default_site_id
     join session_site s on s.session_site_id = u.default_site_id
     join location l on l.level = 'village' and l.code = v.village_code
     where u.user_name = $1 order by l.name_en limit 1`,
    [user_name],
  );
  await client.end();
  const [village] = rows;
  if (!village) throw new Error(`${user_name} has no village`);
  return village;
}
