import { contraception, measuredIn, ofList, type PregnancyField } from './field.ts';

/** A delivery with its labour (prefixes BENPRE, BENPAR; RCH register PW-3). */
export const deliveryFields: readonly PregnancyField[] = [
  { key: 'delivered_on', type: 'day', needed: true },
  { key: 'delivered_time', type: 'time' },
  ofList('place', 'delivery_place', { needed: true }),
  { key: 'facility', type: 'text', max: 80 },
  ofList('conducted_by', 'conducted_by', { needed: true }),
  ofList('delivery_type', 'delivery_type', { needed: true }),
  ofList('complications', 'delivery_complication', { many: true, alone: ['None', 'Not known'] }),
  { key: 'complication_other', type: 'text', max: 100, showIf: { field: 'complications', is: 'Other' } },
  measuredIn('units_transfused', 'unitsTransfused'),
  { key: 'live_births', type: 'number', min: 0, max: 6, needed: true },
  { key: 'still_births', type: 'number', min: 0, max: 6, needed: true },
  { key: 'discharged_on', type: 'day' },
  { key: 'discharged_time', type: 'time' },
  { key: 'jsy_paid', type: 'yes-no' },
];

/** An abortion. */
export const abortionFields: readonly PregnancyField[] = [
  { key: 'aborted_on', type: 'day', needed: true },
  ofList('abortion_type', 'abortion_type', { needed: true }),
  { key: 'place', type: 'choice', options: ['government', 'private', 'home', 'transit'] },
  ofList('method', 'abortion_method', { showIf: { field: 'abortion_type', is: 'Induced' } }),
  ofList('done_by', 'abortion_done_by', { showIf: { field: 'abortion_type', is: 'Induced' } }),
  { key: 'complication', type: 'text', max: 200 },
  contraception,
];

/** The death of the woman while pregnant or within the weeks after. */
export const maternalDeathFields: readonly PregnancyField[] = [
  { key: 'died_on', type: 'day', needed: true },
  { key: 'died_time', type: 'time' },
  ofList('place', 'death_place', { needed: true }),
  ofList('cause', 'maternal_death_cause', { needed: true }),
  { key: 'cause_other', type: 'text', max: 200, showIf: { field: 'cause', is: 'Other' } },
  { key: 'reported_by', type: 'text', max: 80 },
];

/** She cannot be found any more: how the pregnancy ended is not known. */
export const lostFields: readonly PregnancyField[] = [
  { key: 'lost_on', type: 'day', needed: true },
  { key: 'reason', type: 'text', max: 200, needed: true },
];
