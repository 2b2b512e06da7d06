import { checkAccount, checkIfsc, checkRchId } from '../../contact/index.ts';
import { earlierFields } from './earlier.ts';
import { contraception, measuredIn, ofList, type PregnancyField } from './field.ts';

const ofBank = { type: 'text', secret: true, showIf: { field: 'has_bank', is: true } } as const;

/**
 * A pregnancy as it is registered (RCH register PW-1; specification 1, sections 3 and 5). Little of it is needed: who is
 * registered late in a crowded session must not wait for a form.
 */
export const registrationFields: readonly PregnancyField[] = [
  { key: 'lmp_date', type: 'day', needed: true },
  { key: 'registered_on', type: 'day', needed: true },
  { key: 'rch_id', type: 'text', digits: true, max: 15, check: checkRchId },
  measuredIn('husband_age', 'husbandAge'),
  ofList('blood_group', 'blood_group'),
  { key: 'pregnancies', type: 'number', min: 1, max: 20 },
  { key: 'births', type: 'number', min: 0, max: 19 },
  { key: 'living_children', type: 'number', min: 0, max: 19 },
  { key: 'last_ended_on', type: 'day' },
  { ...ofList('last_outcome', 'outcome'), options: ['Delivery', 'Abortion'] },
  ...earlierFields,
  { key: 'jsy', type: 'yes-no' },
  { key: 'pmmvy', type: 'yes-no' },
  contraception,
  { key: 'has_bank', type: 'yes-no' },
  { ...ofBank, key: 'bank_account', digits: true, max: 18, check: checkAccount },
  { ...ofBank, key: 'bank_holder', max: 60 },
  { ...ofBank, key: 'bank_name', max: 60 },
  { ...ofBank, key: 'bank_branch', max: 60 },
  { ...ofBank, key: 'bank_ifsc', max: 11, check: checkIfsc },
];
