import { isDeepStrictEqual } from 'node:util';
import type { Actor, Scope } from '../access/actor.ts';

const holds = (all: readonly (string | number)[], some: readonly (string | number)[]) =>
  some.every((one) => all.includes(one));

/** Whether somebody sees all that they saw then: a site or a village more takes nothing away. */
function seesAll(now: Scope, then: Scope): boolean {
  const { sites, villages, within: _now, ...place } = now;
  const { sites: oldSites, villages: oldVillages, within: _then, ...oldPlace } = then;
  return isDeepStrictEqual(place, oldPlace) && holds(sites, oldSites) && holds(villages, oldVillages);
}

/**
 * Whether whoever had a file made may still have it: in the role of then and answering for the place of then. Who was moved since has
 * no business with the people of the old place.
 */
export const isStillTheirs = (then: Actor | null, actor: Actor): boolean =>
  then !== null && then.role === actor.role && seesAll(actor.scope, then.scope);
