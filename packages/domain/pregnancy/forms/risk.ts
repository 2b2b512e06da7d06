import { masterNames } from '../masters.ts';
import { ofList, type PregnancyField } from './field.ts';

/** Without 'None': that no risk holds is said by overruling those that were proposed. */
const risks = { ...ofList('risks', 'high_risk', { many: true }), options: masterNames('high_risk').slice(1) } as const;

/** What a worker says of the risks that the record proposes: which hold, and why one that is proposed does not. */
export const riskFields: readonly PregnancyField[] = [
  risks,
  { ...risks, key: 'overruled' },
  { key: 'reason', type: 'text', max: 200 },
  ofList('identified_by', 'high_risk_identified_by'),
];
