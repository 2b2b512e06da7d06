interface Post {
  readonly role: string;
  readonly user_level: string;
}

/** Roles that answer for a place above a site. */
const roles: readonly string[] = ['Supervisor', 'District Administrator'];
/** What holds for the whole installation is changed by who is posted above every state of it, programmes of a state in the state. */
const levels = {
  everything: ['National'],
  programmes: ['National', 'State'],
} as const;
export type Configured = keyof typeof levels;

/** On which levels something is changed; for a screen that opens there only. */
export const configuringLevels: { readonly [What in Configured]: readonly string[] } = levels;

/** Does somebody of this post change it (decision 103)? */
export const configures = (what: Configured, { role, user_level }: Post): boolean =>
  roles.includes(role) && configuringLevels[what].includes(user_level);
