import type pg from 'pg';
import { allOrNothing, withClient } from '../../src/platform/db/client.ts';
import { demoKeys } from './settings.ts';

/** All that a demo and the work in it leave behind; keys of the server, the product's lists and the list of migrations stay. */
const tables = [
  'location, facility, session_site, site_village, app_user, user_site, user_site_left, user_village, village_mapping, sign_in, spent_refresh',
  'otp_transaction, throttle, used_stamp, setting, content, beneficiary, search_token, batch',
  'vaccination_session, session_roster, care_case, bite_case, bite_event, dose, dose_void, receipt, audit, audit_head',
  'name_token, registration, beneficiary_change, job, import_file',
  'aefi_token, utilisation_report, utilisation_line',
  'audit_link, audit_sealing, audit_missing, refused_call, departure, person_document',
].join(', ');

/**
 * Empties a database that holds a demo and nothing else. Answers false, and touches nothing, when there is no demo
 * in it or somebody was registered who is not marked synthetic.
 */
export async function emptyDemo(databaseUrl: string): Promise<boolean> {
  return withClient(databaseUrl, (client) =>
    allOrNothing(client, async () => {
      const { rows } = await client.query<{ only: boolean }>(
        `select exists (select from setting where key_name = $1)
           and not exists (select from beneficiary where not synthetic) as only`,
        [demoKeys.people],
      );
      if (!rows[0]?.only) return false;
      await truncate(client);
      return true;
    }),
  );
}

/** Append-only tables refuse to be emptied; only who owns them may say otherwise, for the time of this transaction. */
async function truncate(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; trigger: string }>(
    `select tgrelid::regclass::text as table, tgname as trigger from pg_trigger
     where tgfoid = 'refuse_change'::regproc and not tgisinternal and tgname like 'refuse\\_%'`,
  );
  for (const { table, trigger } of rows) await client.query(`alter table ${table} disable trigger ${trigger}`);
  await client.query(`truncate ${tables} cascade`);
  for (const { table, trigger } of rows) await client.query(`alter table ${table} enable trigger ${trigger}`);
}
