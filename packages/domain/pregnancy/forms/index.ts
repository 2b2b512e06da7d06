import { antenatalFields } from './antenatal.ts';
import { birthFields } from './birth.ts';
import { mostChildren } from './child-keys.ts';
import { childAddedFields, deliveryDateFields, lmpDateFields, withdrawalFields } from './correction.ts';
import type { PregnancyField } from './field.ts';
import { historyFields } from './history.ts';
import { abortionFields, deliveryFields, lostFields, maternalDeathFields } from './outcome.ts';
import { postnatalFields } from './postnatal.ts';
import { referralFields, referralResultFields } from './referral.ts';
import { registrationFields } from './registration.ts';
import { riskFields } from './risk.ts';

export { type VisitSign, visitSigns } from './antenatal.ts';
export {
  birthsKey,
  birthsNamed,
  type ChildPart,
  childKey,
  childrenSaid,
  isOfChild,
  isOfMother,
  isSaid,
  tellsOf,
} from './child-keys.ts';
export { earlierFieldsOf, earlierKey, earlierRows, isOfEarlier } from './earlier.ts';
export { childFieldsOf, childrenNamed } from './postnatal.ts';
export { type OtherReason, otherReasons } from './risk.ts';

import type { PregnancyEventKind } from './kinds.ts';

export { dayFieldOf } from './days.ts';
export type { PregnancyField } from './field.ts';
export { type PregnancyEventKind, pregnancyEventKinds } from './kinds.ts';
export { antenatalFields, birthFields, historyFields, mostChildren, registrationFields };

/** What happens in a pregnancy, each with its form. A kind is never changed or deleted once it is on record. */
export const pregnancyForms = {
  registered: [...registrationFields, ...historyFields],
  /** What was registered as it is now: all of it anew. */
  changed: [...registrationFields, ...historyFields],
  antenatal: antenatalFields,
  risk: riskFields,
  referral: referralFields,
  'referral-result': referralResultFields,
  delivery: deliveryFields,
  abortion: abortionFields,
  'maternal-death': maternalDeathFields,
  lost: lostFields,
  postnatal: postnatalFields,
  'child-added': childAddedFields,
  'delivery-date': deliveryDateFields,
  'lmp-date': lmpDateFields,
  withdrawal: withdrawalFields,
} as const satisfies Readonly<Record<PregnancyEventKind, readonly PregnancyField[]>>;
