import type { Role, UserLevel } from '@teeka/contract/roles';
import type { AreaPart } from '@teeka/contract/within';

/** A user and the sign-in through which they called. */
export type Who = Pick<Actor, 'user_id' | 'sign_in_id'>;

/** Who acts: made from the sign-in once per request. */
export interface Actor {
  readonly user_id: string;
  readonly sign_in_id: string;
  readonly display_name: string;
  readonly role: Role;
  readonly vacc_type: number;
  readonly scope: Scope;
}

/**
 * The rows an actor may ever see, whatever the call. `sites` for people who work at session sites; the tree of
 * places for supervisors and administrators (null = the whole level above).
 */
export interface Scope {
  readonly level: UserLevel;
  readonly state_code: number | null;
  readonly district_code: number | null;
  readonly block_code: number | null;
  readonly facility_id: string | null;
  /** Session sites the actor is posted to. */
  readonly sites: readonly string[];
  /** Villages those sites serve, or an ASHA's own villages. */
  readonly villages: readonly number[];
  /** The part of it that the request is about; what lies outside of it is not seen, nor is more than without it. */
  readonly within?: AreaPart | null;
}
