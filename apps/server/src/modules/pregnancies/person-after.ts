import { abortionAfter, herRecordAfter, type Pregnancy, type PregnancyAct } from '@teeka/domain/pregnancy';
import type { DeclarationRow, DetailsRow, PregnancyOfPerson } from '../beneficiaries/index.ts';
import type { RecordRow } from './queries.ts';

/** What is on record before and after an act. */
interface Followed {
  readonly before: readonly Pregnancy[];
  readonly after: readonly Pregnancy[];
  readonly takesBackDeath: boolean;
}

/**
 * Does an act take back the one by which her death was declared? Where it was declared by itself, before or elsewhere, it
 * stands, and is taken back there.
 */
export function takesBackDeath(
  { kind, facts }: PregnancyAct,
  { events }: RecordRow,
  declaration: DeclarationRow | undefined,
): boolean {
  const event = kind === 'withdrawal' ? events.find(({ event_id }) => event_id === facts.event) : undefined;
  if (event?.kind !== 'maternal-death' || !declaration) return false;
  return event.by === declaration.changed_by && Date.parse(event.at) === declaration.captured_at.getTime();
}

/** What follows for the person. */
export const personAfter = (woman: DetailsRow, followed: Followed): PregnancyOfPerson => ({
  ...herRecordAfter(woman, followed),
  abortion_on: abortionAfter(woman.abortion_on, followed),
});
