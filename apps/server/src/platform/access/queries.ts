import { type CompiledQuery, sql } from 'kysely';
import { build } from '../db/build.ts';

export interface SignInRow {
  readonly sign_in_id: string;
  readonly session_key_wrapped: Buffer;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
  readonly user_id: string;
  readonly is_active: boolean;
  readonly display_name: string;
  readonly role: string;
  readonly user_level: string;
  readonly vacc_type: number;
  readonly state_code: number | null;
  readonly district_code: number | null;
  readonly block_code: number | null;
  readonly facility_id: string | null;
  readonly sites: readonly string[];
  readonly villages: readonly number[];
}

/**
 * A sign-in with the user behind it and the user's posting. Who plans or answers for a facility without being posted
 * to a site has all its sites; an ASHA's own villages take the place of the catchment of the sites.
 */
export function signInWithActor(sign_in_id: string): CompiledQuery<SignInRow> {
  return sql<SignInRow>`
    with posted as (
      select us.session_site_id from sign_in s join user_site us using (user_id) where s.sign_in_id = ${sign_in_id}::uuid
    ), sites as (
      select session_site_id from posted
      union
      select site.session_site_id
      from sign_in s join app_user u using (user_id) join session_site site on site.facility_id = u.facility_id
      where s.sign_in_id = ${sign_in_id}::uuid and not exists (select from posted)
        and (u.user_level = 'Plan_Delivery_Manager' or u.role in ('Supervisor', 'Site Admin'))
    ), own as (
      select uv.village_code from sign_in s join user_village uv using (user_id) where s.sign_in_id = ${sign_in_id}::uuid
    )
    select s.sign_in_id, s.session_key_wrapped, s.expires_at, s.ended_at, u.user_id, u.is_active, u.display_name,
      u.role, u.user_level, u.vacc_type, u.state_code, u.district_code, u.block_code, u.facility_id,
      array(select session_site_id from sites) as sites,
      array(
        select village_code from own
        union
        select sv.village_code from sites join site_village sv using (session_site_id) where not exists (select from own)
      ) as villages
    from sign_in s join app_user u using (user_id)
    where s.sign_in_id = ${sign_in_id}::uuid`.compile(build);
}
