import type { CheckedWay } from '@teeka/domain/verification';
import type { PersonNow } from '../../../../records/beneficiaries/person-now.ts';
import type { Checked } from '../state.ts';
import type { AadhaarEntry } from './aadhaar-state.ts';

/** What every way is given: who, for which session, what was typed of the Aadhaar, and where a yes goes. */
export interface WayProps {
  readonly way: CheckedWay;
  readonly person: PersonNow;
  readonly about: { readonly session_id: string; readonly beneficiary_id: string };
  readonly entry: AadhaarEntry;
  readonly onEntry: (entry: AadhaarEntry) => void;
  readonly online: boolean;
  readonly onYes: (checked: Checked) => void;
  /** Leads back to the choice of ways. */
  readonly onOther: () => void;
}
