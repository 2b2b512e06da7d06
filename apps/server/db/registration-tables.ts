import type { Generated } from 'kysely';
import type { Instant, InstantByDefault, PersonId } from './columns.ts';

export interface RegistrationTable {
  beneficiary_id: PersonId;
  registered_by: string;
  registered_at: InstantByDefault;
  captured_at: Instant;
  session_id: string | null;
  facility_id: Generated<string>;
  platform: string;
  verified_using: string;
  consent_version: string;
  consent_language: string;
  consent_given_at: Instant;
  overruled_ids: Generated<string[]>;
  overruled_reason: Generated<string>;
  content_hash: Buffer;
}

export interface BeneficiaryChangeTable {
  beneficiary_id: PersonId;
  version: number;
  field: string;
  old_value: Generated<string>;
  new_value: Generated<string>;
  old_sealed: Buffer | null;
  new_sealed: Buffer | null;
  remarks: Generated<string>;
  changed_by: string;
  captured_at: Instant;
  changed_at: InstantByDefault;
}

export interface NameTokenTable {
  village_code: number;
  token: string;
  beneficiary_id: PersonId;
  dob: string;
}
