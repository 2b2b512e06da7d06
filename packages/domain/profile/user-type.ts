export type UserType = 'supervisor' | 'Verifier' | 'vaccinator';

/** The derived user type: isSupervisor 1 first, then the role Verifier, otherwise vaccinator. */
export function userType(user: { readonly isSupervisor?: number | null; readonly role?: string | null }): UserType {
  if (user.isSupervisor === 1) return 'supervisor';
  return user.role === 'Verifier' ? 'Verifier' : 'vaccinator';
}

/** Does this user give vaccines (vacc_type 1), or venom treatment (any other)? */
export function givesVaccines(user: { readonly vacc_type?: number | null }): boolean {
  return user.vacc_type === 1;
}
