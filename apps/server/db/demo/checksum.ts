import { openClient } from '../../src/platform/db/client.ts';

/** Columns that are made anew each time: encrypted or salted values, transaction numbers, clock times. */
const never = [
  'mobile_sealed',
  'notifier_phone_sealed',
  'photo_id_sealed',
  'facts_sealed',
  'number_sealed',
  'address_sealed',
  'store_key_wrapped',
  'password_hash',
  'password_changed_at',
  'changed_in',
  'mobile_hash',
  'token_hash',
];

/** `created_at` of users is the clock's. */
const without: Readonly<Record<string, readonly string[]>> = { app_user: ['created_at'] };

const tables = [
  'location',
  'facility',
  'session_site',
  'site_village',
  'app_user',
  'user_site',
  'user_village',
  'setting',
  'content',
  'material',
  'batch',
  'not_done_reason',
  'beneficiary',
  'search_token',
  'vaccination_session',
  'session_roster',
  'care_case',
  'dose',
  'bite_case',
  'bite_event',
  'pregnancy',
  'pregnancy_event',
  'pregnancy_birth',
  'stock_receipt',
  'utilisation_report',
  'utilisation_line',
  'abha_link',
  'abha_event',
  'abha_wish',
  'aefi_report',
  'aefi_event',
  'aefi_token',
];

/** One line a table, so that a difference shows where it is. Two demos of one seed, size and day agree in all. */
export async function demoChecksum(databaseUrl: string): Promise<Record<string, string>> {
  const client = await openClient(databaseUrl);
  const sums: Record<string, string> = {};
  for (const table of tables) {
    const left = [...never, ...(without[table] ?? [])];
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(line, '' order by line), '')) as sum
       from (select md5((to_jsonb(t) - $1::text[])::text) as line from ${table} t) lines`,
      [left],
    );
    sums[table] = rows[0]?.sum ?? '';
  }
  await client.end();
  return sums;
}
