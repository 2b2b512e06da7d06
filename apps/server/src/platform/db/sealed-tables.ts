import { type RawBuilder, sql } from 'kysely';

/** A column of sealed values, and as what they are sealed. */
export interface SealedColumn {
  readonly name: string;
  readonly kind: RawBuilder<unknown>;
  /** How the value is found in the column, and how it is put back, where it is not the column itself. */
  readonly within?: {
    readonly read: RawBuilder<unknown>;
    write(value: RawBuilder<unknown>): RawBuilder<unknown>;
  };
}

/** A table with sealed values: its key, and the row that its values are sealed for. */
export interface SealedTable {
  readonly table: string;
  readonly key: readonly { readonly name: string; readonly type: RawBuilder<unknown> }[];
  readonly row: RawBuilder<unknown>;
  readonly columns: readonly SealedColumn[];
  /** A keyed hash of a mobile number beside it. */
  readonly hash?: string;
}

const uuid = (name: string) => ({ name, type: sql`uuid` });
const bigint = (name: string) => ({ name, type: sql`bigint` });
const mobile = (name: string): SealedColumn => ({ name, kind: sql`'mobile'` });
const sessionKey: SealedColumn = { name: 'session_key_wrapped', kind: sql`'session-key'` };
const ofField = sql`case field when 'photo_id_number' then 'photo-id' else 'mobile' end`;

export const people: SealedTable = {
  table: 'beneficiary',
  key: [bigint('beneficiary_id')],
  row: sql`'person/' || beneficiary_id`,
  columns: [mobile('mobile_sealed'), { name: 'photo_id_sealed', kind: sql`'photo-id'` }],
};

/** Linked health accounts: number, then address. */
export const accounts: SealedTable = {
  table: 'abha_link',
  key: [bigint('beneficiary_id')],
  row: sql`'person/' || beneficiary_id`,
  columns: [
    { name: 'number_sealed', kind: sql`'abha'` },
    { name: 'address_sealed', kind: sql`'abha'` },
  ],
};

/** Every table that holds sealed values, but for the keys themselves. A test holds it against the database. */
export const sealedTables: readonly SealedTable[] = [
  {
    table: 'app_user',
    key: [uuid('user_id')],
    row: sql`'user/' || user_id`,
    columns: [mobile('mobile_sealed'), { name: 'store_key_wrapped', kind: sql`'store-key'` }],
    hash: 'mobile_hash',
  },
  {
    table: 'server_key',
    key: [uuid('server_key_id')],
    row: sql`'server-key/' || server_key_id`,
    columns: [{ name: 'private_sealed', kind: sql`'server-key'` }],
  },
  {
    table: 'sign_in',
    key: [uuid('sign_in_id')],
    row: sql`'sign-in/' || sign_in_id`,
    columns: [sessionKey],
  },
  {
    table: 'otp_transaction',
    key: [uuid('txn_id')],
    row: sql`'code/' || txn_id`,
    columns: [mobile('mobile_sealed'), sessionKey],
    hash: 'mobile_hash',
  },
  people,
  accounts,
  {
    table: 'beneficiary_change',
    key: [bigint('beneficiary_id'), { name: 'version', type: sql`int` }, { name: 'field', type: sql`text` }],
    row: sql`'person/' || beneficiary_id`,
    columns: [
      { name: 'old_sealed', kind: ofField },
      { name: 'new_sealed', kind: ofField },
    ],
  },
  {
    table: 'vaccination_session',
    key: [uuid('session_id')],
    row: sql`'session/' || session_id`,
    columns: [mobile('facilitator_mobile_sealed')],
  },
  {
    table: 'aefi_report',
    key: [bigint('beneficiary_id'), uuid('report_id')],
    row: sql`'report/' || report_id`,
    columns: [mobile('notifier_phone_sealed')],
  },
  {
    table: 'aefi_event',
    key: [bigint('beneficiary_id'), uuid('report_id'), uuid('event_id')],
    row: sql`'report/' || report_id`,
    columns: [mobile('notifier_phone_sealed')],
  },
  {
    table: 'pregnancy_event',
    key: [bigint('beneficiary_id'), uuid('event_id')],
    row: sql`'pregnancy/' || event_id`,
    columns: [{ name: 'facts_sealed', kind: sql`'pregnancy'` }],
  },
  {
    table: 'certificate',
    key: [bigint('beneficiary_id'), uuid('certificate_id')],
    row: sql`'certificate/' || certificate_id`,
    columns: [{ name: 'paper_sealed', kind: sql`'certificate'` }],
  },
  {
    table: 'certificate_key',
    key: [{ name: 'kid', type: sql`text` }],
    row: sql`'certificate-key/' || kid`,
    columns: [{ name: 'secret_sealed', kind: sql`'certificate-key'` }],
  },
  {
    table: 'import_file',
    key: [uuid('import_id')],
    row: sql`'import/' || import_id`,
    columns: [{ name: 'rows_sealed', kind: sql`'import'` }],
  },
  {
    table: 'pairing',
    key: [uuid('pairing_id')],
    row: sql`'pairing/' || pairing_id`,
    columns: [{ name: 'capture_sealed', kind: sql`'capture'` }],
  },
  {
    table: 'receipt',
    key: [uuid('user_id'), uuid('key')],
    row: sql`'receipt/' || user_id || '/' || key`,
    columns: [
      {
        name: 'reply',
        kind: sql`'reply'`,
        within: {
          read: sql`decode(reply ->> 'sealed', 'base64')`,
          write: (value) =>
            sql`case when ${value} is not null
              then jsonb_build_object('sealed', translate(encode(${value}, 'base64'), E'\n', '')) end`,
        },
      },
    ],
  },
];
