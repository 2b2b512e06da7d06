import type { System } from './system.ts';

/** A worker comes to help: posted to the site of another for the day. */
export async function postTogether(
  { books }: Pick<System, 'books'>,
  who: { readonly comes: string; readonly to: string },
): Promise<void> {
  await books.rows(
    `update app_user k set default_site_id = s.default_site_id, facility_id = s.facility_id,
       state_code = s.state_code, district_code = s.district_code, block_code = s.block_code
     from app_user s where k.user_name = $1 and s.user_name = $2`,
    [who.comes, who.to],
  );
  await books.rows(
    `insert into user_site (user_id, session_site_id)
     select user_id, default_site_id from app_user where user_name = $1 on conflict do nothing`,
    [who.comes],
  );
}
