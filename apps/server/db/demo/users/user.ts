import type { Role, UserLevel } from '@teeka/contract/roles';
import { setUpAt } from '../places/facilities.ts';
import type { Site } from '../places/sites.ts';
import { uuidNamed } from '../uuid.ts';

export interface DemoUser {
  readonly user_id: string;
  readonly user_name: string;
  readonly password: string;
  readonly display_name: string;
  readonly role: Role;
  readonly user_level: UserLevel;
  readonly state_code: number | null;
  readonly district_code: number | null;
  readonly block_code: number | null;
  readonly facility_id: string | null;
  readonly sites: readonly Site[];
  readonly villages: readonly number[];
  readonly vacc_type: number;
  readonly is_supervisor: boolean;
  readonly is_active: boolean;
  readonly must_change_password: boolean;
}

export function userId(userName: string): string {
  return uuidNamed(setUpAt, `user ${userName}`);
}
