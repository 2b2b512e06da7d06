import { type CompiledQuery, sql } from 'kysely';
import { build } from '../../platform/db/build.ts';

export interface ProfileRow {
  readonly user_id: string;
  readonly user_name: string;
  readonly display_name: string;
  readonly role: string;
  readonly user_level: string;
  readonly state_code: number | null;
  readonly state: string | null;
  readonly district_code: number | null;
  readonly district: string | null;
  readonly block_code: number | null;
  readonly block: string | null;
  readonly state_hi: string | null;
  readonly district_hi: string | null;
  readonly block_hi: string | null;
  readonly subdistrict: string | null;
  readonly facility_id: string | null;
  readonly facility: string | null;
  readonly facility_hi: string | null;
  readonly default_site_id: string | null;
  readonly vacc_type: number;
  readonly is_supervisor: boolean;
  readonly is_active: boolean;
  readonly mobile_sealed: Buffer | null;
  readonly picture_key: string | null;
  readonly store_key_wrapped: Buffer;
  readonly villages: readonly { village_id: number; village_name: string; village_name_hi: string }[];
}

/** The own account with the names of its places; the villages are those of the actor's scope. */
export function profileOf(user_id: string, villages: readonly number[]): CompiledQuery<ProfileRow> {
  return sql<ProfileRow>`
    select u.user_id, u.user_name, u.display_name, u.role, u.user_level, u.default_site_id, u.vacc_type,
      u.is_supervisor, u.is_active, u.mobile_sealed, u.picture_key, u.store_key_wrapped, u.facility_id,
      f.name_en as facility, f.name_hi as facility_hi,
      s.code as state_code, s.name_en as state, d.code as district_code, d.name_en as district,
      b.code as block_code, b.name_en as block,
      s.name_hi as state_hi, d.name_hi as district_hi, b.name_hi as block_hi,
      (select sd.name_en from location v join location sd on sd.level = 'subdistrict' and sd.code = v.subdistrict_code
        where v.level = 'village' and v.code = any(${villages}::int[]) order by v.code limit 1) as subdistrict,
      (select coalesce(json_agg(json_build_object('village_id', v.code, 'village_name', v.name_en,
          'village_name_hi', v.name_hi) order by v.name_en), '[]')
        from location v where v.level = 'village' and v.code = any(${villages}::int[])) as villages
    from app_user u
    left join facility f on f.facility_id = u.facility_id
    left join location s on s.level = 'state' and s.code = coalesce(u.state_code, f.state_code)
    left join location d on d.level = 'district' and d.code = coalesce(u.district_code, f.district_code)
    left join location b on b.level = 'block' and b.code = coalesce(u.block_code, f.block_code)
    where u.user_id = ${user_id}::uuid`.compile(build);
}

export interface PictureRow {
  readonly picture_key: string | null;
  readonly picture_type: string | null;
}

/** The key of the own picture. */
export function pictureOf(user_id: string): CompiledQuery<PictureRow> {
  return sql<PictureRow>`select picture_key, picture_type from app_user where user_id = ${user_id}::uuid`.compile(
    build,
  );
}

/** Null takes it off. */
export function storePicture(user_id: string, picture_key: string | null, picture_type: string | null): CompiledQuery {
  return build
    .updateTable('app_user')
    .set({ picture_key, picture_type })
    .where('user_id', '=', user_id)
    .compile() as CompiledQuery;
}

export interface OwnMobileRow {
  readonly mobile_sealed: Buffer | null;
}

export function mobileOf(user_id: string): CompiledQuery<OwnMobileRow> {
  return sql<OwnMobileRow>`select mobile_sealed from app_user where user_id = ${user_id}::uuid`.compile(build);
}

export function storeMobile(
  user_id: string,
  mobile: {
    readonly mobile_sealed: Buffer;
    readonly mobile_hash: Buffer;
    readonly mobile_changed_at: Date;
  },
): CompiledQuery {
  return build.updateTable('app_user').set(mobile).where('user_id', '=', user_id).compile() as CompiledQuery;
}

export function storeDisplayName(user_id: string, display_name: string): CompiledQuery {
  return build.updateTable('app_user').set({ display_name }).where('user_id', '=', user_id).compile() as CompiledQuery;
}
