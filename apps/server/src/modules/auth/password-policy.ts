import { passwordPolicy } from '@teeka/contract/auth';
import { queryHandler } from '../../platform/http/handler.ts';
import { allSettings, passwordPolicyOf } from '../settings/index.ts';

const bit = (value: number): 0 | 1 => (value === 1 ? 1 : 0);

export const passwordPolicyHandler = queryHandler(passwordPolicy, async (_input, { db }) => {
  const policy = passwordPolicyOf(await db.rows(allSettings()));
  const { min_password_length, alphabetical, numeric, special_chars } = policy;
  const entry = {
    alphabetical: bit(alphabetical),
    numeric: bit(numeric),
    special_chars: bit(special_chars),
  };
  return { reply: { data: [{ min_password_length, ...entry }] } };
});
