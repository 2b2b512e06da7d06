import type { Role, UserLevel } from '@teeka/contract/roles';
import { givesVaccines } from '@teeka/domain/profile';

/** Who may open a route. `out`: only who is not signed in. */
export interface Access {
  readonly who: 'open' | 'out' | 'signed-in' | readonly Role[];
  /** Only for users who give vaccines (vacc_type 1). */
  readonly vaccinesOnly?: true;
  /** Only who is posted so high; whose level is not known is not. */
  readonly levels?: readonly string[];
}

/** What the guard needs to know; `user` null means nobody is signed in. */
export interface Visitor {
  readonly user: { readonly role: Role; readonly vacc_type: number; readonly user_level?: UserLevel } | null;
}

export type Admission = 'admitted' | '/' | '/auth/login' | '/unauthorized';

/** The guard of every route (specification 1, section 2), asked once the user's record is there. */
export function admit(access: Access, { user }: Visitor): Admission {
  if (access.who === 'open') return 'admitted';
  if (access.who === 'out') return user ? '/' : 'admitted';
  if (!user) return '/auth/login';
  if (access.who !== 'signed-in' && !access.who.includes(user.role)) return '/unauthorized';
  if (access.vaccinesOnly && !givesVaccines(user)) return '/unauthorized';
  if (access.levels && !access.levels.includes(user.user_level ?? '')) return '/unauthorized';
  return 'admitted';
}
