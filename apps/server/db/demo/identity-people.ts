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

interface Keys {
  readonly dataKey?: Uint8Array;
  readonly dataDir?: string;
}
const atRestWith = ({ dataKey, dataDir = '.data' }: Keys) =>
  makeAtRest(new KeyRing(dataKey ? [dataKey] : presentDataKeys(dataDir, process.env.DATA_KEY)));

const written = (dob: string): string => dob.split('-').reverse().join('-');

/** The demo's people with an Aadhaar number of the test range, so that a comparison shows agreement for them. */
export async function identityPeople(databaseUrl: string, keys: Keys): Promise<readonly IdentityPerson[]> {
  const atRest = atRestWith(keys);
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
      dob: written(row.dob),
      gender: letters[row.gender - 1] ?? 'O',
      address: row.village ?? '',
    }))
    .filter(({ number }) => number.startsWith('9999'));
}

/** A health account of the demo as the stand-in of the account service knows it. */
export interface HealthAccount {
  readonly number: string;
  readonly address: string;
  readonly name: string;
  /** DD-MM-YYYY. */
  readonly dob: string;
  readonly gender: 'M' | 'F' | 'O';
  readonly addressLine: string;
  readonly mobile: string;
  readonly type: 'STANDARD' | 'CHILD';
  readonly isActive: true;
  /** Of a child: the number of the account it was made in. */
  readonly parent?: string;
}

interface AccountRow extends Omit<Row, 'photo_id_sealed'> {
  readonly number_sealed: Buffer;
  readonly address_sealed: Buffer;
  readonly mobile_sealed: Buffer | null;
  readonly guardian_id: string | null;
}

/** The accounts that are linked in the demo: without them nobody could open one again. */
export async function healthAccounts(databaseUrl: string, keys: Keys): Promise<readonly HealthAccount[]> {
  const atRest = atRestWith(keys);
  const rows = await withClient(databaseUrl, async (client) => {
    const found = await client.query<AccountRow>(
      `select b.beneficiary_id::text, b.ben_name, b.dob::text as dob, b.gender, b.mobile_sealed, v.name_en as village,
         l.number_sealed, l.address_sealed, e.guardian_id::text
       from abha_link l join beneficiary b using (beneficiary_id)
       left join abha_event e on e.beneficiary_id = l.beneficiary_id and e.what = 'linked' and e.consent_id = l.consent_id
       left join location v on v.level = 'village' and v.code = b.village_code
       where b.synthetic order by b.beneficiary_id limit ${most}`,
    );
    return found.rows;
  });
  const numberOf = ({ beneficiary_id, number_sealed }: AccountRow) =>
    atRest.open('abha', `person/${beneficiary_id}`, number_sealed);
  return rows.map((row) => {
    const own = `person/${row.beneficiary_id}` as const;
    const parent = rows.find(({ beneficiary_id }) => beneficiary_id === row.guardian_id);
    return {
      number: numberOf(row),
      address: atRest.open('abha', own, row.address_sealed),
      name: row.ben_name,
      dob: written(row.dob),
      gender: letters[row.gender - 1] ?? 'O',
      addressLine: row.village ?? '',
      mobile: row.mobile_sealed ? atRest.open('mobile', own, row.mobile_sealed) : '',
      type: row.guardian_id === null ? 'STANDARD' : 'CHILD',
      isActive: true,
      ...(parent && { parent: numberOf(parent) }),
    };
  });
}
