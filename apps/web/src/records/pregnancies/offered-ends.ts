import { addDays, type CivilDate } from '@teeka/domain/calendar';
import { lastDayOfPregnancy, maternalDeathDays, type OutcomeKind, type Pregnancy } from '@teeka/domain/pregnancy';

/**
 * What may be said of the end of a pregnancy: of one that goes on all; in the weeks after it her death alone. Where her death
 * is on record already, with the pregnancy or by itself, what came before it is still said, and of what she died.
 */
export function offeredKinds(
  { lmp, outcome, death }: Pregnancy,
  today: CivilDate,
  deceased_on: CivilDate | null,
): readonly OutcomeKind[] {
  const born = ['delivery', 'abortion'] as const;
  // Her death was written down first: a child that was born before it is still to be.
  if (death !== null) return outcome?.kind === 'maternal-death' ? born : [];
  const isOpen = outcome === null || outcome.kind === 'lost';
  const lastOfDeath = isOpen ? lastDayOfPregnancy(lmp) : addDays(outcome.on, maternalDeathDays);
  if (deceased_on !== null) {
    const isMaternal = deceased_on >= lmp && deceased_on <= lastOfDeath;
    return [...(isOpen ? born : []), ...(isMaternal ? (['maternal-death'] as const) : [])];
  }
  if (outcome === null) return [...born, 'maternal-death', 'lost'];
  // That nobody knew stands until somebody does.
  if (outcome.kind === 'lost') return [...born, 'maternal-death'];
  return today <= lastOfDeath ? ['maternal-death'] : [];
}
