import { passwordPolicy } from '@teeka/contract/auth';
import type { QueryHandler } from '../../platform/http/handler.ts';
import { allSettings, passwordPolicyOf } from '../settings/index.ts';

const bit = (value: number): 0 | 1 => (value === 1 ? 1 : 0);

export const passwordPolicyHandler: QueryHandler<typeof passwordPolicy> = {
  call: passwordPolicy,
  async answer(_input, { db }) {
    const policy = passwordPolicyOf(await db.rows(allSettings()));
    const { min_password_length, alphabetical, numeric, special_chars } = policy;
    const entry = {
      alphabetical: bit(alphabetical),
      numeric: bit(numeric),
      special_chars: bit(special_chars),
    };
    return { reply: { data: [{ min_password_length, ...entry }] } };
  },
};
