import type { PregnancyEventKind } from './kinds.ts';

/** The field of a form that says on which day it was; the others are of the day on which they are recorded. */
const dayFields: Readonly<Partial<Record<PregnancyEventKind, string>>> = {
  registered: 'registered_on',
  antenatal: 'visited_on',
  referral: 'referred_on',
  'referral-result': 'heard_on',
  delivery: 'delivered_on',
  abortion: 'aborted_on',
  'maternal-death': 'died_on',
  lost: 'lost_on',
  postnatal: 'visited_on',
};
export const dayFieldOf = (kind: PregnancyEventKind): string | undefined => dayFields[kind];
