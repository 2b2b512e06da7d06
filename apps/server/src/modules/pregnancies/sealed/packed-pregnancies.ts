import { getPregnancies } from '@teeka/contract/pregnancies';
import type { PackedPregnancy, RegisteredChildren } from '@teeka/contract/pregnancies/shapes';
import type { Actor } from '../../../platform/access/actor.ts';
import type { AtRest } from '../../../platform/sealing/at-rest.ts';
import type { PregnanciesOfRow } from './queries.ts';
import { shownPregnancies } from './shown-events.ts';

/** Pregnancies as the pack has them; none for a role that may not read them, nor where there are none. */
export function packedPregnancies(
  { sealed_events: events, registered_children }: PregnanciesOfRow,
  actor: Pick<Actor, 'role'>,
  atRest: AtRest,
): { readonly pregnancies?: PackedPregnancy[]; readonly registered_children?: RegisteredChildren } {
  const { access } = getPregnancies;
  const may = typeof access !== 'string' && access.includes(actor.role);
  if (!may || events.length === 0) return {};
  const pregnancies = shownPregnancies(events, actor, atRest).map((pregnancy) => ({
    pregnancy_number: pregnancy.pregnancy_number,
    events: pregnancy.events.map(([event]) => event),
  }));
  return { pregnancies, ...(registered_children && { registered_children: [...registered_children] }) };
}
