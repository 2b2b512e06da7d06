import { masterNames } from '../masters.ts';
import { ofList, type PregnancyField } from './field.ts';

/** Without 'None': that no risk holds is said by overruling those that were proposed. */
const risks = { ...ofList('risks', 'high_risk', { many: true }), options: masterNames('high_risk').slice(1) } as const;

/** For what a pregnancy is in danger where the master list has no line: each is judged by itself. */
export const otherReasons = [
  'past-term',
  'loss-before',
  'malaria',
  'albumin',
  'swelling',
  'headache',
  'fever',
  'less-movement',
  'illness-known',
  'complication-before',
  'temperature-high',
  'pulse-odd',
  'foetal-heart-odd',
] as const;
export type OtherReason = (typeof otherReasons)[number];

/** Of 'Other' it is said which of them is meant. */
const reasonsOf = (key: string, field: string) =>
  ({ key, type: 'choices', options: otherReasons, optionsOf: 'reasons', showIf: { field, is: 'Other' } }) as const;

/** What a worker says of the risks that the record proposes: which hold, and why one that is proposed does not. */
export const riskFields: readonly PregnancyField[] = [
  risks,
  { ...risks, key: 'overruled' },
  reasonsOf('reasons', 'risks'),
  reasonsOf('overruled_reasons', 'overruled'),
  { key: 'reason', type: 'text', max: 200 },
  ofList('identified_by', 'high_risk_identified_by'),
];
