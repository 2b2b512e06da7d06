import type { Names } from '@teeka/domain/names';
import { namesIn } from '../../platform/db/names.ts';
import { col, type RowOf } from '../../platform/db/row.ts';
import { read, set, write } from '../../platform/db/statement.ts';

const profileRow = {
  user_id: col.uuid,
  user_name: col.text,
  display_name: col.text,
  role: col.text,
  user_level: col.text,
  state_code: col.int.orNull,
  state: col.names.orNull,
  district_code: col.int.orNull,
  district: col.names.orNull,
  block_code: col.int.orNull,
  block: col.names.orNull,
  subdistrict: col.text.orNull,
  facility_id: col.uuid.orNull,
  facility: col.names.orNull,
  default_site_id: col.uuid.orNull,
  vacc_type: col.int,
  is_supervisor: col.bool,
  is_active: col.bool,
  mobile_sealed: col.bytea.orNull,
  picture_key: col.text.orNull,
  hpr_number: col.text.orNull,
  store_key_wrapped: col.bytea,
  villages: col.json<readonly { village_id: number; village_name: Names }[]>(),
};
export type ProfileRow = RowOf<typeof profileRow>;

/** The own account with the names of its places; the villages are those of the actor's scope. */
export function profileOf(user_id: string, villages: readonly number[]) {
  return read(profileRow)`
    select u.user_id, u.user_name, u.display_name, u.role, u.user_level, u.default_site_id, u.vacc_type,
      u.is_supervisor, u.is_active, u.mobile_sealed, u.picture_key, u.hpr_number, u.store_key_wrapped, u.facility_id,
      ${namesIn('f')} as facility, s.code as state_code, ${namesIn('s')} as state, d.code as district_code,
      ${namesIn('d')} as district, b.code as block_code, ${namesIn('b')} as block,
      (select sd.name_en from location v join location sd on sd.level = 'subdistrict' and sd.code = v.subdistrict_code
        where v.level = 'village' and v.code = any(${villages}::int[]) order by v.code limit 1) as subdistrict,
      (select coalesce(json_agg(json_build_object('village_id', v.code, 'village_name', ${namesIn('v')})
          order by v.name_en), '[]')
        from location v where v.level = 'village' and v.code = any(${villages}::int[])) as villages
    from app_user u
    left join facility f on f.facility_id = u.facility_id
    left join location s on s.level = 'state' and s.code = coalesce(u.state_code, f.state_code)
    left join location d on d.level = 'district' and d.code = coalesce(u.district_code, f.district_code)
    left join location b on b.level = 'block' and b.code = coalesce(u.block_code, f.block_code)
    where u.user_id = ${user_id}::uuid`;
}

const pictureRow = { picture_key: col.text.orNull, picture_type: col.text.orNull };

/** The key of the own picture. */
export function pictureOf(user_id: string) {
  return read(pictureRow)`select picture_key, picture_type from app_user where user_id = ${user_id}::uuid`;
}

/** Null takes it off. */
export function storePicture(user_id: string, picture_key: string | null, picture_type: string | null) {
  return write`
    update app_user set picture_key = ${picture_key}, picture_type = ${picture_type} where user_id = ${user_id}::uuid`;
}

const ownMobileRow = { mobile_sealed: col.bytea.orNull };
export type OwnMobileRow = RowOf<typeof ownMobileRow>;

export function mobileOf(user_id: string) {
  return read(ownMobileRow)`select mobile_sealed from app_user where user_id = ${user_id}::uuid`;
}

const newMobile = { mobile_sealed: col.bytea, mobile_hash: col.bytea, mobile_changed_at: col.timestamptz };

export function storeMobile(user_id: string, mobile: RowOf<typeof newMobile>) {
  return write`update app_user set ${set(newMobile, mobile)} where user_id = ${user_id}::uuid`;
}

export function storeDisplayName(user_id: string, display_name: string) {
  return write`update app_user set display_name = ${display_name} where user_id = ${user_id}::uuid`;
}
