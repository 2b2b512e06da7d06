import type { Role } from '@teeka/contract/roles';
import { givesVaccines } from '@teeka/domain/profile';

/** Who may open a route. `out`: only who is not signed in. */
export interface Access {
  readonly who: 'open' | 'out' | 'signed-in' | readonly Role[];
  /** Only for users who give vaccines (vacc_type 1). */
  readonly vaccinesOnly?: true;
}

/** What the guard needs to know; `user` null means nobody is signed in. */
export interface Visitor {
  readonly user: { readonly role: Role; readonly vacc_type: number } | null;
}

export type Admission = 'admitted' | '/' | '/auth/login' | '/unauthorized';

/** The guard of every route (specification 1, section 2), asked once the user's record is there. */
export function admit(access: Access, { user }: Visitor): Admission {
  if (access.who === 'open') return 'admitted';
  if (access.who === 'out') return user ? '/' : 'admitted';
  if (!user) return '/auth/login';
  if (access.who !== 'signed-in' && !access.who.includes(user.role)) return '/unauthorized';
  if (access.vaccinesOnly && !givesVaccines(user)) return '/unauthorized';
  return 'admitted';
}
