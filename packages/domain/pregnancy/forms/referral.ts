import { birthsKey, mostChildren } from './child-keys.ts';
import type { PregnancyField } from './field.ts';

/** Where she is sent and why (prefix BENFAC); after a delivery also whether it is she or children, each with a referral of its own. */
export const referralFields: readonly PregnancyField[] = [
  { key: 'whom', type: 'choices', options: ['mother', 'child'] },
  { key: 'referred_on', type: 'day', needed: true },
  { key: 'from_facility', type: 'text', max: 80 },
  { key: 'to_facility', type: 'text', max: 80, needed: true },
  { key: 'reason', type: 'text', max: 200, needed: true },
  { key: 'transport', type: 'choice', options: ['ambulance-108', 'ambulance-102', 'private', 'public', 'none'] },
  // Not asked: of a child, the births for which it is.
  { key: birthsKey, type: 'text', max: mostChildren * 37 },
];

/** What became of a referral. */
export const referralResultFields: readonly PregnancyField[] = [
  { key: 'referral', type: 'text', max: 36, needed: true },
  { key: 'heard_on', type: 'day', needed: true },
  { key: 'arrived', type: 'yes-no', needed: true },
  { key: 'note', type: 'text', max: 300 },
];
