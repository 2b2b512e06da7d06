import type pg from 'pg';
import type { KeyRow } from '../sealing/key-ring.ts';
import type { RestRow } from '../sealing/sealed-form.ts';

type Row = Omit<KeyRow, 'retired'> & { readonly retired_at?: Date | null };

/** A sealed value of the time before keys left their mark, and what it is. */
export interface SealedSample {
  readonly kind: 'store-key' | 'mobile' | 'server-key';
  readonly row: RestRow;
  readonly sealed: Buffer;
}

const isThere = async (client: pg.Client, table: string): Promise<boolean> => {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [table]);
  return rows[0]?.found ?? false;
};

/** The keys that left their mark, the oldest first; none in a database of an earlier version, or in a new one. */
export async function keyRows(client: pg.Client): Promise<KeyRow[]> {
  if (!(await isThere(client, 'data_key'))) return [];
  // A database of the version before knows less of its keys: whatever there is, is requested.
  const { rows } = await client.query<Row>('select * from data_key order by made_at, key_id');
  return rows.map(({ key_id, mark, writes, retired_at, kept_sealed }) => ({
    key_id,
    mark,
    writes,
    retired: (retired_at ?? null) !== null,
    kept_sealed: kept_sealed ?? null,
  }));
}

/**
 * Some values that rest sealed, of people and users; only where there are none, the keys that servers offered phones,
 * which every start makes.
 */
export async function sealedSamples(client: pg.Client): Promise<SealedSample[]> {
  if (!(await isThere(client, 'server_key'))) return [];
  const { rows: lasting } = await client.query<SealedSample>(`
    (select 'store-key' as kind, 'user/' || user_id as row, store_key_wrapped as sealed from app_user order by created_at limit 20)
    union all
    (select 'mobile', 'person/' || beneficiary_id, mobile_sealed from beneficiary where mobile_sealed is not null order by beneficiary_id limit 20)`);
  if (lasting.length > 0) return lasting;
  const { rows } = await client.query<SealedSample>(
    "select 'server-key' as kind, 'server-key/' || server_key_id as row, private_sealed as sealed from server_key order by created_at desc limit 20",
  );
  return rows;
}

/** Notes the key that writes, unless one is noted. */
export async function noteKey(client: pg.Client, { key_id, mark }: Pick<KeyRow, 'key_id' | 'mark'>): Promise<void> {
  await client.query('insert into data_key (key_id, mark, writes) values ($1, $2, true) on conflict do nothing', [
    key_id,
    mark,
  ]);
}

/** Key pairs of the server that do not open under the key that writes, made once under another one. */
export async function dropServerKeys(
  client: pg.Client,
  opens: (row: RestRow, sealed: Buffer) => boolean,
): Promise<void> {
  const { rows } = await client.query<{ server_key_id: string; private_sealed: Buffer }>(
    'select server_key_id, private_sealed from server_key',
  );
  const foreign = rows.filter(
    ({ server_key_id, private_sealed }) => !opens(`server-key/${server_key_id}`, private_sealed),
  );
  await client.query('delete from server_key where server_key_id = any($1::uuid[])', [
    foreign.map(({ server_key_id }) => server_key_id),
  ]);
}
