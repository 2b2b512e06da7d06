import type { PregnancyField } from './field.ts';

/** A child of a delivery on record that nobody wrote down with it, as a row of its births; by who answers for the place. */
export const childAddedFields: readonly PregnancyField[] = [{ key: 'reason', type: 'text', max: 200, needed: true }];

/** The day of a delivery put right by who answers for the place; it is locked everywhere else (specification 2, section 3). */
export const deliveryDateFields: readonly PregnancyField[] = [
  { key: 'delivered_on', type: 'day', needed: true },
  { key: 'reason', type: 'text', max: 200, needed: true },
];

/** A last period put right by them; what was registered with it stays, for they are not shown all of it. */
export const lmpDateFields: readonly PregnancyField[] = [
  { key: 'lmp_date', type: 'day', needed: true },
  { key: 'reason', type: 'text', max: 200, needed: true },
];

/** Something that was recorded by mistake: it stays readable and counts no more. */
export const withdrawalFields: readonly PregnancyField[] = [
  { key: 'event', type: 'text', max: 36, needed: true },
  { key: 'reason', type: 'text', max: 200, needed: true },
];
