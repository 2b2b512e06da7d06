import type { Context } from '../../platform/http/handler.ts';
import { mobileOfUser } from '../../platform/sealing/numbers-of.ts';
import type { OwnMobileRow } from './queries.ts';

export const ownNumber = (own: OwnMobileRow | undefined, { actor, atRest }: Context): string =>
  own ? mobileOfUser({ ...actor, ...own }, atRest) : '';
