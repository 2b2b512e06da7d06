import { type Role, sessionRoles } from '@teeka/contract/roles';

const atSessions: readonly Role[] = sessionRoles;

/** Where a worker begins: with the sessions whoever works at one, on the page of their places everybody else. */
export const firstPage = (role: Role | undefined): '/dashboard' | '/home' =>
  role !== undefined && atSessions.includes(role) ? '/dashboard' : '/home';
