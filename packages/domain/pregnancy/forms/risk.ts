import { ofList, type PregnancyField } from './field.ts';

/** What a worker says of the risks that the record proposes: which hold, and why one that is proposed does not. */
export const riskFields: readonly PregnancyField[] = [
  ofList('risks', 'high_risk', { many: true }),
  ofList('overruled', 'high_risk', { many: true }),
  { key: 'reason', type: 'text', max: 200 },
  ofList('identified_by', 'high_risk_identified_by'),
];
