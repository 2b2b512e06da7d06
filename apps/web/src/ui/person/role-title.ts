import type { Role } from '@teeka/contract/roles';
import { roleWords } from '@teeka/words/role-words';

/** The key of a role's name in the words. */
export const roleTitle = (role: Role) => `app:${roleWords[role]}` as const;
