import type { Context } from '../../platform/http/handler.ts';
import { mobileOfUser } from '../../platform/sealing/numbers-of.ts';
import type { UserRow } from './queries.ts';

/** The registered number; empty for nobody, where there is none, and where it cannot be read. */
export const numberOf = (user: UserRow | undefined, { atRest }: Pick<Context, 'atRest'>): string =>
  user ? mobileOfUser(user, atRest) : '';

/**
 * The number whose codes are counted before a sign-in is judged: for a name of nobody, and where there is none, one that
 * stands for that name alone. So the same is read and waited for whoever it is, and the time it takes tells nothing.
 */
export const countedNumber = (user: UserRow | undefined, user_name: string, context: Pick<Context, 'atRest'>) =>
  numberOf(user, context) || `no number of ${user_name}`;
