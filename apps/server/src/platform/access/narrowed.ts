import type { AreaPart } from '@teeka/contract/within';
import type { Actor } from './actor.ts';

/** The actor as though they saw no more than a part of their area; without one, as they are. */
export const narrowed = (actor: Actor, within: AreaPart | null | undefined): Actor =>
  within ? { ...actor, scope: { ...actor.scope, within } } : actor;
