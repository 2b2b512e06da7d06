import type { Call } from './call.ts';
import { calls } from './index.ts';
import { type Role, roles } from './roles.ts';

/** Who may stand before a call: nobody (no token), or a signed-in user of a role. */
export type Who = 'nobody' | Role;

export interface AccessRow {
  readonly call: Call;
  readonly may: Readonly<Record<Who, boolean>>;
}

function may(call: Call, who: Who): boolean {
  if (call.access === 'open') return true;
  if (who === 'nobody') return false;
  return call.access === 'signed-in' || call.access.includes(who);
}

/** Every call against everyone; what a call does not name is refused. */
export function accessMatrix(of: readonly Call[] = calls): AccessRow[] {
  const everyone: readonly Who[] = ['nobody', ...roles];
  return of.map((call) => ({
    call,
    may: Object.fromEntries(everyone.map((who) => [who, may(call, who)])) as Record<Who, boolean>,
  }));
}
