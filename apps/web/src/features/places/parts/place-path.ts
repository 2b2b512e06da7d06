import type { PlaceName } from '@teeka/contract/places';
import { isSeenFrom } from '@teeka/domain/places';
import { currentUser } from '../../../platform/sign-in/index.ts';

/** Where the page of a place stands. */
export const placePath = ({ level, code }: Pick<PlaceName, 'level' | 'code'>): string => `/places/${level}/${code}`;

/** Does a place above one of the own area lie in it, too? */
export const isSeenHere = ({ level }: Pick<PlaceName, 'level'>): boolean =>
  isSeenFrom(level, currentUser()?.user_level ?? '');
