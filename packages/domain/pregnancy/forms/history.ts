import { ofList, type PregnancyField } from './field.ts';

/** What she had before (prefix BENMED): illnesses, and what went wrong in earlier pregnancies. */
export const historyFields: readonly PregnancyField[] = [
  ofList('past_illness', 'past_illness', { many: true, alone: ['None'] }),
  { key: 'past_illness_other', type: 'text', max: 100, showIf: { field: 'past_illness', is: 'Other' } },
  ofList('past_complications', 'past_pregnancy_complication', { many: true, alone: ['None'] }),
  { key: 'hypothyroid', type: 'yes-no' },
  { key: 'allergy', type: 'text', max: 100 },
  { key: 'medicines', type: 'text', max: 200 },
];
