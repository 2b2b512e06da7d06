import { aadhaarTypeId } from '@teeka/domain/identity';
import { withClient } from '../../src/platform/db/client.ts';
import { makeAtRest } from '../../src/platform/sealing/at-rest.ts';
import { presentDataKeys } from '../../src/platform/sealing/data-key.ts';
import { KeyRing } from '../../src/platform/sealing/key-ring.ts';

/** Somebody of the demo as the stand-in of the identity authority knows people. */
export interface IdentityPerson {
  readonly number: string;
  readonly name: string;
  /** DD-MM-YYYY. */
  readonly dob: string;
  readonly gender: 'M' | 'F' | 'O';
  readonly address: string;
}

interface Row {
  readonly beneficiary_id: string;
  readonly ben_name: string;
  readonly dob: string;
  readonly gender: number;
  readonly photo_id_sealed: Buffer;
  readonly village: string | null;
}

const letters = ['M', 'F', 'O'] as const;
/** Enough for a demo district; a larger one is for measuring, not for being shown. */
const most = 20_000;

/** The demo's people with an Aadhaar number of the test range, so that a comparison shows agreement for them. */
export async function identityPeople(
  databaseUrl: string,
  keys: { readonly dataKey?: Uint8Array; readonly dataDir?: string },
): Promise<readonly IdentityPerson[]> {
  const atRest = makeAtRest(
    new KeyRing(keys.dataKey ? [keys.dataKey] : presentDataKeys(keys.dataDir ?? '.data', process.env.DATA_KEY)),
  );
  const rows = await withClient(databaseUrl, async (client) => {
    const found = await client.query<Row>(
      `select b.ben_name, b.dob::text as dob, b.gender, b.beneficiary_id::text, b.photo_id_sealed, v.name_en as village
       from beneficiary b left join location v on v.level = 'village' and v.code = b.village_code
       where b.synthetic and b.photo_id_type = $1 and b.photo_id_sealed is not null
       order by b.beneficiary_id limit ${most}`,
      [aadhaarTypeId],
    );
    return found.rows;
  });
  return rows
    .map((row) => ({
      number: atRest.open('photo-id', `person/${row.beneficiary_id}`, row.photo_id_sealed),
      name: row.ben_name,
      dob: row.dob.split('-').reverse().join('-'),
      gender: letters[row.gender - 1] ?? 'O',
      address: row.village ?? '',
    }))
    .filter(({ number }) => number.startsWith('9999'));
}
