import { type Configured, configures } from '@teeka/domain/settings';
import type { Actor } from '../../platform/access/actor.ts';
import { type Refused, refuse } from '../../platform/http/handler.ts';

/** Who is not posted where this is changed; that it was tried stays to be known. */
export function judgeConfigures(
  what: Configured,
  { actor }: { readonly actor: Pick<Actor, 'role' | 'scope'> },
): Refused | undefined {
  if (configures(what, { role: actor.role, user_level: actor.scope.level })) return undefined;
  return {
    ...refuse({ code: 'REQVAL0012' }),
    audit: [{ beneficiary_id: '0', detail: { refused: 'REQVAL0012', what } }],
  };
}
