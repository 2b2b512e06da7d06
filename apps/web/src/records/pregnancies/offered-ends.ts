import { addDays, type CivilDate } from '@teeka/domain/calendar';
import { maternalDeathDays, type OutcomeKind, type Pregnancy } from '@teeka/domain/pregnancy';

/** What may be said of the end of a pregnancy: of one that goes on all; in the weeks after it her death alone. */
export function offeredKinds({ outcome, death }: Pregnancy, today: CivilDate): readonly OutcomeKind[] {
  // Her death was written down first: a child that was born before it is still to be.
  if (death !== null) return outcome?.kind === 'maternal-death' ? ['delivery', 'abortion'] : [];
  if (outcome === null) return ['delivery', 'abortion', 'maternal-death', 'lost'];
  // That nobody knew stands until somebody does.
  if (outcome.kind === 'lost') return ['delivery', 'abortion', 'maternal-death'];
  return today <= addDays(outcome.on, maternalDeathDays) ? ['maternal-death'] : [];
}
