import { randomBytes } from 'node:crypto';
import { checkDisplayName } from '@teeka/domain/profile';
import type { Actor } from '../../../platform/access/actor.ts';
import type { AtRest } from '../../../platform/sealing/at-rest.ts';
import { postColumns } from './posting.ts';
import type { NewUserRow, PostedRow } from './queries.ts';

/** An account to be made, judged already: its name and number as they are kept. */
export interface NewAccount {
  readonly user_id: string;
  readonly user_name: string;
  readonly display_name: string;
  readonly mobile: string;
  readonly mobile_hash: Buffer;
  readonly post: Pick<NewUserRow, 'role' | 'user_level'>;
  readonly posted: readonly PostedRow[];
  readonly password_hash: string;
}

interface By {
  readonly actor: Actor;
  readonly atRest: AtRest;
  readonly at: Date;
}

/** The row of a new account: its number sealed, a key of its own for what a phone keeps, its password to be changed. */
export function newAccountRow(account: NewAccount, { actor, atRest, at }: By): NewUserRow {
  const { user_id, user_name, mobile, mobile_hash, post, posted, password_hash } = account;
  const named = checkDisplayName(account.display_name);
  return {
    user_id,
    user_name,
    display_name: named.ok ? named.normal : '',
    mobile_sealed: atRest.seal('mobile', `user/${user_id}`, mobile),
    mobile_hash,
    ...postColumns({ ...post, posted_at: [] }, posted),
    password_hash,
    password_changed_at: at,
    must_change_password: true,
    store_key_wrapped: atRest.sealBytes('store-key', `user/${user_id}`, randomBytes(32)),
    made_by: actor.user_id,
    created_at: at,
  };
}
