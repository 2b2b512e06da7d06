import type { Access } from '@teeka/contract/call';
import type { Role } from '@teeka/contract/roles';

/** May this role make such a call? What no list names is refused. */
export function mayCall(access: Access, role: Role | undefined): boolean {
  if (access === 'open') return true;
  if (role === undefined) return false;
  return access === 'signed-in' || access.includes(role);
}
