import { photoIdForms } from '@teeka/domain/identity';
import type { Reader, Writer } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Pool } from '../../db/pool.ts';
import { accounts, people, type SealedTable } from '../../db/sealed-tables.ts';
import type { AtRest, HashKind } from '../at-rest.ts';
import { beginningOf } from '../sealed-form.ts';
import {
  type ChangedToken,
  changeTokens,
  type FreshRow,
  type OldRow,
  photoIdTypes,
  putFresh,
  takeOld,
} from './queries.ts';

/** Rows of one change: few enough that nobody waits for them to speak of. */
const batch = 200;
const pauseMs = 5;

/** What one way through a table came to. `unreadable`: values that open under none of the keys, by their rows. */
export interface Resealed {
  readonly sealed: number;
  readonly unreadable: ReadonlySet<string>;
}

/** A value anew under the key that writes; undefined when it does not open. */
function anew(atRest: AtRest, { row, kinds, sealed }: OldRow, nth: number): Buffer | null | undefined {
  const [kind, value] = [kinds[nth], sealed[nth]];
  if (!kind || !value) return null;
  if (value.subarray(0, 5).equals(beginningOf(atRest.ring.writes))) return null;
  const plain = atRest.tryBytes(kind, row, value);
  return plain && atRest.sealBytes(kind, row, plain);
}

function freshHash(of: SealedTable, row: OldRow, atRest: AtRest): Buffer | null {
  const value = of.hash ? row.sealed[0] : null;
  const number = value ? atRest.open('mobile', row.row, value) : '';
  return number === '' ? null : atRest.hash('mobile', number);
}

const changed = (beneficiary_id: string, [fresh, ...others]: readonly Buffer[]): ChangedToken[] =>
  fresh ? others.map((old) => ({ beneficiary_id, old, fresh })) : [];

/** The same of the number and address of a person's health account. */
const tokensOfAccounts = (rows: readonly OldRow[], atRest: AtRest): ChangedToken[] =>
  rows.flatMap(({ key: [beneficiary_id = '0'], row, sealed }) =>
    (['abha-number', 'abha-address'] as const).flatMap((kind, nth) => {
      const value = sealed[nth];
      const plain = value ? atRest.open('abha', row, value) : '';
      return plain === '' ? [] : changed(beneficiary_id, atRest.hashes(kind, plain));
    }),
  );

/** The hashes of a person's numbers under every other key in use, each with the one that takes its place. */
async function tokensOf(rows: readonly OldRow[], atRest: AtRest, db: Reader): Promise<ChangedToken[]> {
  const typed = await db.rows(photoIdTypes(rows.map(({ key }) => key[0] ?? '0')));
  const types = new Map(typed.map(({ beneficiary_id, type }) => [beneficiary_id, type]));
  return rows.flatMap(({ key: [beneficiary_id = '0'], row, sealed: [mobile, photo] }) => {
    const opened = (kind: 'mobile' | 'photo-id', value: Buffer | null | undefined) =>
      value ? atRest.open(kind, row, value) : '';
    const numbers: [HashKind, string][] = [
      ['mobile', opened('mobile', mobile)],
      ...photoIdForms(opened('photo-id', photo)).map((form): [HashKind, string] => [
        `photo-id-${types.get(beneficiary_id) ?? 0}`,
        form,
      ]),
      ['reference', beneficiary_id],
    ];
    return numbers.flatMap(([kind, number]) => {
      return number === '' ? [] : changed(beneficiary_id, atRest.hashes(kind, number));
    });
  });
}

async function resealBatch(
  of: SealedTable,
  { atRest, after, unreadable }: { atRest: AtRest; after: readonly string[] | undefined; unreadable: Set<string> },
  db: Reader & Writer,
): Promise<readonly OldRow[]> {
  const rows = await db.rows(takeOld(of, { beginning: beginningOf(atRest.ring.writes), after, most: batch }));
  const fresh: FreshRow[] = [];
  for (const row of rows) {
    const sealed = row.kinds.map((_, nth) => anew(atRest, row, nth));
    if (sealed.includes(undefined)) unreadable.add(`${of.table} ${row.key.join(' ')}`);
    fresh.push({
      key: row.key,
      sealed: sealed.map((each) => each ?? null),
      hash: freshHash(of, row, atRest),
    });
  }
  if (rows.length === 0) return rows;
  if (of === people || of === accounts) {
    const tokens = of === people ? await tokensOf(rows, atRest, db) : tokensOfAccounts(rows, atRest);
    if (tokens.length > 0) db.run(changeTokens(tokens));
  }
  db.run(putFresh(of, fresh));
  return rows;
}

/** Goes through a table once, in small changes, beside the working server; can be broken off and begun again at any time. */
export async function resealTable(
  pool: Pool,
  of: SealedTable,
  atRest: AtRest,
  progress: (sealed: number) => void,
): Promise<Resealed> {
  const unreadable = new Set<string>();
  let after: readonly string[] | undefined;
  let sealed = 0;
  for (;;) {
    const rows = await inTransaction(pool, (db) => resealBatch(of, { atRest, after, unreadable }, db));
    sealed += rows.length;
    progress(sealed);
    after = rows.at(-1)?.key;
    if (rows.length < batch) return { sealed, unreadable };
    await new Promise((done) => setTimeout(done, pauseMs));
  }
}
