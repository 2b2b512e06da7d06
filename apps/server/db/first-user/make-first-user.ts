import { randomBytes } from 'node:crypto';
import { isCommonPassword, maxPasswordLength, passwordRefusals } from '@teeka/domain/password';
import { checkDisplayName } from '@teeka/domain/profile';
import { checkUserName } from '@teeka/domain/workers';
import { allSettings, passwordPolicyOf, type SettingRow } from '../../src/modules/settings/index.ts';
import { allOrNothing, type Client } from '../../src/platform/db/client.ts';
import { uuidV7 } from '../../src/platform/ids/uuid-v7.ts';
import type { AtRest } from '../../src/platform/sealing/at-rest.ts';
import { hashPassword } from '../../src/platform/sealing/password-hash.ts';

export interface FirstUser {
  readonly user_name: string;
  readonly display_name: string;
  /** Code of the district; where only one is known it may be left out. */
  readonly district: number | undefined;
  /** Of no district: a supervisor of the whole country, who makes those of states, and sets what holds for everybody. */
  readonly national: boolean;
  readonly password: string;
  /** There are accounts already, and one more is meant. */
  readonly another: boolean;
}

/** Why no account was made, as one sentence. */
export class FirstUserProblem extends Error {}

/** What is wrong with what was typed, before any database is asked. */
export function typedProblem({
  user_name,
  display_name,
}: Pick<FirstUser, 'user_name' | 'display_name'>): string | undefined {
  const named = checkUserName(user_name);
  if (!named.ok || named.normal !== user_name)
    return 'A user name has 3 to 40 small letters, digits, dots, hyphens or underscores and begins with a letter.';
  if (!checkDisplayName(display_name).ok)
    return `"${display_name}" is no name that the product takes: letters, spaces and dots.`;
  return undefined;
}

interface District {
  readonly code: number;
  readonly name_en: string;
  readonly state_code: number;
}

async function districtOf(client: Client, districtCode: number | undefined): Promise<District> {
  const { rows } = await client.query<District>(
    `select code, name_en, parent_code as state_code from location
     where level = 'district' and valid_to is null and ($1::int is null or code = $1) order by code limit 2`,
    [districtCode ?? null],
  );
  const [district, other] = rows;
  if (district && !other) return district;
  if (other) throw new FirstUserProblem('There are several districts: say which by its code, --district CODE.');
  throw new FirstUserProblem(
    districtCode === undefined
      ? 'No district is known yet: load the places first (npm run places -- FILE).'
      : `No district ${districtCode} is known: load its places first (npm run places -- FILE).`,
  );
}

function refusePassword(password: string, user_name: string, settings: readonly SettingRow[]): void {
  const policy = passwordPolicyOf(settings);
  if (passwordRefusals(password, policy).length > 0)
    throw new FirstUserProblem(
      `The password needs ${policy.min_password_length} to ${maxPasswordLength} signs, small and capital letters, a digit and one of ! @ # $ & *.`,
    );
  if (isCommonPassword(password, user_name))
    throw new FirstUserProblem('That password is guessed first: choose another.');
}

async function refuseOthers(client: Client, { user_name, another }: FirstUser): Promise<void> {
  const { rows } = await client.query<{ open: number; taken: boolean }>(
    `select count(*) filter (where is_active)::int as open, coalesce(bool_or(user_name = $1), false) as taken from app_user`,
    [user_name],
  );
  const { open = 0, taken = false } = rows[0] ?? {};
  if (taken) throw new FirstUserProblem(`There is an account ${user_name} already: name another.`);
  if (open > 0 && !another)
    throw new FirstUserProblem(
      `There are accounts already (${open}): say --another if one more administrator is meant.`,
    );
}

/**
 * Makes the administrator of a district, or the supervisor of the whole country (null), who must change the password at
 * the first sign-in; refuses with a sentence.
 */
export async function makeFirstUser(client: Client, atRest: AtRest, wish: FirstUser): Promise<District | null> {
  const settings = await client.query<SettingRow>(allSettings().sql);
  refusePassword(wish.password, wish.user_name, settings.rows);
  const password_hash = await hashPassword(wish.password);
  const user_id = uuidV7();
  return allOrNothing(client, async () => {
    // Two at once would each find nobody.
    await client.query('lock table app_user in share row exclusive mode');
    await refuseOthers(client, wish);
    const district = wish.national ? null : await districtOf(client, wish.district);
    await client.query(
      `insert into app_user (user_id, user_name, password_hash, must_change_password, display_name, role, user_level,
         is_supervisor, state_code, district_code, store_key_wrapped)
       values ($1, $2, $3, true, $4, $5, $6, $7, $8, $9, $10)`,
      [
        ...[user_id, wish.user_name, password_hash, wish.display_name],
        ...(district ? ['District Administrator', 'District', false] : ['Supervisor', 'National', true]),
        ...[district?.state_code ?? null, district?.code ?? null],
        atRest.sealBytes('store-key', `user/${user_id}`, randomBytes(32)),
      ],
    );
    await client.query(
      `insert into audit (beneficiary_id, audit_id, call, subject, detail) values (0, $1, 'first-user', $2, $3)`,
      [uuidV7(), user_id, JSON.stringify({ user_name: wish.user_name })],
    );
    return district;
  });
}
