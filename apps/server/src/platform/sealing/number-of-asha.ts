import { ashaRoles } from '@teeka/contract/roles';
import { masked } from '@teeka/domain/identity';
import type { Context } from '../http/handler.ts';
import { mobileOfUser } from './numbers-of.ts';

/** The number of an ASHA: in full for whoever goes to the villages with her or answers for her, its end for others. */
export function numberOfAsha(
  asha: { readonly user_id: string; readonly mobile_sealed: Buffer | null },
  { actor, atRest }: Pick<Context, 'actor' | 'atRest'>,
): string {
  const mobile = mobileOfUser(asha, atRest);
  return ashaRoles.some((role) => role === actor.role) ? mobile : masked(mobile);
}
