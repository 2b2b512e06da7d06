import type { Worker } from '@teeka/contract/workers';

/**
 * What whoever answers for a worker does to the account: it is closed or opened again, a password is given for one
 * sign-in, every sign-in is ended, what rests after wrong passwords is opened, what nobody has used is deleted.
 */
export const acts = {
  close: { danger: true, asksPassword: false },
  open: { danger: false, asksPassword: false },
  password: { danger: false, asksPassword: true },
  end: { danger: true, asksPassword: false },
  endOne: { danger: true, asksPassword: false },
  unlock: { danger: false, asksPassword: false },
  delete: { danger: true, asksPassword: true },
} as const;
export type Act = keyof typeof acts;

/** What there is to do, the most urgent last, where a thumb is. */
export function actsFor({ is_active, locked_until, sign_ins, last_sign_in }: Worker): readonly Act[] {
  const unused: readonly Act[] = last_sign_in ? [] : ['delete'];
  if (!is_active) return [...unused, 'open'];
  const urgent: readonly Act[] = locked_until ? ['unlock'] : [];
  return [...unused, 'close', 'password', ...(sign_ins > 0 ? (['end'] as const) : []), ...urgent];
}
