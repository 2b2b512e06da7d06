const planners = ['Vaccinator', 'Supervisor', 'District Administrator', 'Site Admin'] as const;
const administrators = ['Supervisor', 'District Administrator', 'Site Admin'] as const;
const workers = ['Vaccinator', 'ANM'] as const;

/**
 * Who may do what with a session, each within the own sites or area. A vaccinator plans for the own sites and puts
 * the plan out without waiting for a signature: no session may fail for one. Stopping a session for a reason that
 * lies outside of it (vaccine recalled, a strike, an inquiry) is for those who answer for more than one site.
 */
export const movementRoles = {
  plan: planners,
  edit: planners,
  publish: planners,
  cancel: planners,
  restore: planners,
  freeze: administrators,
  unfreeze: administrators,
  start: workers,
  end: workers,
} as const;

export type Movement = keyof typeof movementRoles;

/** May somebody of this role do this with a session of the own area? */
export function mayMove(movement: Movement, role: string): boolean {
  return (movementRoles[movement] as readonly string[]).includes(role);
}
