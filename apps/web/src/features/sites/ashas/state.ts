import type { Asha, AshaOfSite } from '@teeka/contract/sites';
import type { Village } from '../../../platform/pack/rows.ts';

/** An ASHA as her card shows her. What only the server tells is left out where it was not reached. */
export interface ShownAsha {
  readonly user_id: string;
  readonly asha_name: string;
  readonly villages: readonly Village[];
  /** How many of her villages belong to other sites. */
  readonly elsewhere: number;
  readonly account?: {
    readonly mobile: string;
    readonly last_sign_in: string | null;
    readonly is_active: boolean;
  };
}

function villagesOf({ village_ids }: Asha, villages: readonly Village[]) {
  const hers = villages.filter(({ village_id }) => village_ids.includes(village_id));
  return { villages: hers, elsewhere: village_ids.length - hers.length };
}

/** As the server names them; one of an earlier version says nothing of their accounts. */
export const fromServer = (ashas: readonly AshaOfSite[], villages: readonly Village[]): readonly ShownAsha[] =>
  ashas.map((asha) => {
    const { user_id, asha_name, mobile, last_sign_in = null, is_active = true } = asha;
    const known = { user_id, asha_name, ...villagesOf(asha, villages) };
    return mobile === undefined ? known : { ...known, account: { mobile, last_sign_in, is_active } };
  });

/** As the phone has them: the names and villages of those whose accounts are open. */
export const fromPhone = (ashas: readonly Asha[], villages: readonly Village[]): readonly ShownAsha[] =>
  ashas.map((asha) => ({ user_id: asha.user_id, asha_name: asha.asha_name, ...villagesOf(asha, villages) }));
