/** Roles as they stand on the wire (both specification documents, 'Roles and permissions'). */
export const roles = [
  'Vaccinator',
  'Assistant',
  'ANM',
  'ASHA',
  'Verifier',
  'Supervisor',
  'District Administrator',
  'Site Admin',
] as const;
export type Role = (typeof roles)[number];

/** Where in the administrative tree a user belongs. `Plan_Delivery_Manager` plans for a facility. */
export const userLevels = ['National', 'State', 'District', 'Block', 'Facility', 'Plan_Delivery_Manager'] as const;
export type UserLevel = (typeof userLevels)[number];

/** Roles that work at a session site on the day. */
export const sessionRoles = ['Vaccinator', 'Assistant', 'ANM', 'ASHA', 'Verifier'] as const satisfies Role[];

/** Roles that hold the needle or write clinical facts. */
export const clinicalRoles = ['Vaccinator', 'ANM'] as const satisfies Role[];

export const isClinical = (role: Role): boolean => (clinicalRoles as readonly Role[]).includes(role);

/** Roles that answer for a place and those who work there. */
export const answeringRoles = ['Supervisor', 'District Administrator', 'Site Admin'] as const satisfies Role[];

/** Roles that may be posted above districts; who of them changes settings, texts and programmes their level says. */
export const configuringRoles = ['Supervisor', 'District Administrator'] as const satisfies Role[];

/** Roles that work with lists of people at a site, and those who answer for the place above it. */
export const listRoles = ['Vaccinator', 'ANM', 'Assistant', ...answeringRoles] as const satisfies Role[];

/** Roles that call families to a session, and those who answer for the place above it. */
export const dueRoles = ['Vaccinator', 'ANM', 'ASHA', ...answeringRoles] as const satisfies Role[];

/** Roles that answer for a session site and may say where it is. */
export const sessionSiteRoles = [...clinicalRoles, ...answeringRoles] as const satisfies Role[];

/** Roles that see stock and wastage of their sites: who works there, and who answers for them. */
export const stockRoles = [...clinicalRoles, ...answeringRoles] as const satisfies Role[];

/** Roles that see the ASHAs of their area: who goes to the villages with them, and who answers for them. */
export const ashaRoles = [...clinicalRoles, ...answeringRoles] as const satisfies Role[];

/** Roles that read what was given to somebody, and may hand it over: on paper, as a file. */
export const handingOverRoles = [...clinicalRoles, 'ASHA', ...answeringRoles] as const satisfies Role[];

/** Roles that take the health records of an area along, for another health system. */
export const recordsRoles = ['District Administrator'] as const satisfies Role[];

/** Of a call that reads what is the same for everybody. */
export const ofEverybody = { access: 'signed-in', area: 'none', method: 'GET' } as const;

/** Of a call by which somebody changes their own account. */
export const ofOneself = { access: 'signed-in', area: 'self', kind: 'command' } as const;

/** Of a call that records something of a person, also where there is no network. */
export const ofPerson = { access: clinicalRoles, area: 'own-area', kind: 'command', outbox: true } as const;
