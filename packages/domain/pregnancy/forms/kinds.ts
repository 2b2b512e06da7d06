/** What happens in a pregnancy. Whoever names a kind need not carry its form. */
export const pregnancyEventKinds = [
  'registered',
  'changed',
  'antenatal',
  'risk',
  'referral',
  'referral-result',
  'delivery',
  'abortion',
  'maternal-death',
  'lost',
  'postnatal',
  'child-added',
  'delivery-date',
  'lmp-date',
  'withdrawal',
] as const;
export type PregnancyEventKind = (typeof pregnancyEventKinds)[number];
