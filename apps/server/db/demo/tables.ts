import type { Client } from 'pg';
import { CopyTable } from './copy.ts';

const list = (columns: string): string[] => columns.split(' ');

/** The tables that grow with the number of people, each with the columns the demo fills. */
export interface PeopleTables {
  readonly beneficiary: CopyTable;
  readonly token: CopyTable;
  readonly name: CopyTable;
  readonly careCase: CopyTable;
  readonly dose: CopyTable;
  readonly roster: CopyTable;
  readonly pregnancy: CopyTable;
  readonly pregnancyEvent: CopyTable;
  readonly pregnancyBirth: CopyTable;
}

export function peopleTables(): PeopleTables {
  return {
    beneficiary: new CopyTable(
      'beneficiary',
      list(
        'beneficiary_id ben_name dob dob_is_year gender guardian_name guardian_id village_code address ben_type_id lmp_date mobile_sealed photo_id_type photo_id_sealed photo_id_last4 deceased_on synthetic created_at created_by',
      ),
    ),
    token: new CopyTable('search_token', list('token_hash kind beneficiary_id')),
    name: new CopyTable('name_token', list('village_code token beneficiary_id dob')),
    careCase: new CopyTable(
      'care_case',
      list(
        'beneficiary_id case_id kind session_id session_site_id material_category material_ids status opened_at opened_by closed_at recorded_at',
      ),
    ),
    dose: new CopyTable(
      'dose',
      list(
        'beneficiary_id dose_id dose_code attempt given_on case_id session_id session_site_id material_id batch_id batch_number expiry_date body_site captured_at captured_by recorded_at',
      ),
    ),
    roster: new CopyTable(
      'session_roster',
      list(
        'session_id beneficiary_id status added_from verified_by verified_at verification_method reject_reason_id reject_remarks',
      ),
    ),
    pregnancy: new CopyTable(
      'pregnancy',
      list(
        'beneficiary_id pregnancy_number lmp_on registered_on visits last_visit_on high_risk high_risk_shown urgent unheard_on outcome ended_on is_withdrawn died_on recorded_at',
      ),
    ),
    pregnancyEvent: new CopyTable(
      'pregnancy_event',
      list('beneficiary_id event_id pregnancy_number kind facts_sealed captured_at captured_by role recorded_at'),
    ),
    pregnancyBirth: new CopyTable(
      'pregnancy_birth',
      list('beneficiary_id event_id birth_id child_id born_on reported_dead_on ill_on sent_on'),
    ),
  };
}

/**
 * Sends what has gathered, people before what refers to them. All tables are emptied at once, before the first wait:
 * more may be written while this is on its way.
 */
export async function sendAll(client: Client, tables: PeopleTables): Promise<void> {
  const taken = (Object.values(tables) as CopyTable[]).map((table) => table.take());
  for (const send of taken) await send(client);
}

/** Copies a small table in one go. */
export async function copyRows(
  client: Client,
  table: string,
  columns: string,
  rows: Iterable<readonly Parameters<CopyTable['row']>[0][number][]>,
): Promise<void> {
  const copy = new CopyTable(table, list(columns));
  for (const row of rows) copy.row(row);
  await copy.take()(client);
}
