import { checkFatherName, checkName, childWeight } from '../../person/index.ts';
import { ofList, type PregnancyField } from './field.ts';

const ofLive = { showIf: { field: 'birth_outcome', is: 'Live birth' } } as const;

/** One child of a delivery, living or not: a row a birth (RCH register PW-3, CH-1; specification 2, sections 1 and 3). */
export const birthFields: readonly PregnancyField[] = [
  ofList('birth_outcome', 'birth_outcome', { needed: true }),
  ofList('still_birth_type', 'still_birth_type', {
    needed: true,
    showIf: { field: 'birth_outcome', is: 'Still birth' },
  }),
  { key: 'born_on', type: 'day', needed: true },
  { key: 'born_time', type: 'time' },
  { key: 'sex', type: 'choice', options: ['male', 'female', 'other'], needed: true },
  {
    key: 'weight',
    type: 'number',
    min: childWeight.min,
    max: childWeight.max,
    decimals: 2,
    unit: 'kg',
    code: 'BENREG0010',
  },
  { ...ofLive, key: 'name', type: 'text', max: 30, needed: true, check: checkName },
  { ...ofLive, key: 'father_name', type: 'text', max: 50, check: checkFatherName },
  ofList('term', 'term', ofLive),
  { ...ofLive, key: 'cried', type: 'yes-no' },
  { ...ofLive, key: 'resuscitated', type: 'choice', options: ['yes', 'no', 'not-needed'] },
  { ...ofLive, key: 'breastfed', type: 'yes-no' },
  ofList('defects', 'birth_defect', { many: true }),
  { ...ofLive, key: 'referred', type: 'yes-no' },
  { key: 'referred_to', type: 'text', max: 80, showIf: { field: 'referred', is: true } },
  { ...ofLive, key: 'vitamin_k', type: 'yes-no' },
];
