import type { Call } from '@teeka/contract/call';
import { currentUser } from './signed-in.ts';

/** Does the server answer this call for the role of whoever is signed in? What it refuses is not offered and not asked. */
export function mayAsk({ access }: Pick<Call, 'access'>): boolean {
  const role = currentUser()?.role;
  if (role === undefined) return access === 'open';
  return typeof access === 'string' || access.includes(role);
}
