import type { Household } from '@teeka/contract/workers';

type Visitor = NonNullable<Household['asha']>;

/** What is wanted of each household that is touched: taken from her, or given to her, and whom it would move from. */
export type HouseholdWish = { readonly hers: false } | { readonly hers: true; readonly from: Visitor | null };
export type HouseholdWishes = ReadonlyMap<string, HouseholdWish>;

/** What is kept of a half-made division while its screen is closed. */
export interface HouseholdDraft {
  readonly wishes: readonly (readonly [beneficiary_id: string, wish: HouseholdWish])[];
  /** It is said that households of others move. */
  readonly moves: boolean;
  readonly reason: string;
}
export const noDivision: HouseholdDraft = { wishes: [], moves: false, reason: '' };

const isHers = ({ asha }: Household, user_id: string) => asha?.user_id === user_id;

/** Whether it will be hers. */
export const willVisit = (household: Household, wishes: HouseholdWishes, user_id: string): boolean =>
  wishes.get(household.beneficiary_id)?.hers ?? isHers(household, user_id);

/** A household that another visits for whom the officer does not answer stays with her. */
export const stays = ({ asha }: Household, user_id: string): boolean =>
  asha !== null && asha.user_id !== user_id && !asha.answered;

/** The wishes with households given or taken; what stands so already is no wish, and what stays where it is neither. */
export function wishingHouseholds(
  wishes: HouseholdWishes,
  households: readonly Household[],
  { hers, user_id }: { readonly hers: boolean; readonly user_id: string },
): HouseholdWishes {
  const next = new Map(wishes);
  for (const household of households) {
    const { beneficiary_id, asha } = household;
    if (stays(household, user_id)) continue;
    if (hers === isHers(household, user_id)) next.delete(beneficiary_id);
    else next.set(beneficiary_id, hers ? { hers, from: asha } : { hers });
  }
  return next;
}

/** The kept wishes by what is known now of the households that are here: what stands so meanwhile is no wish any more. */
export function wishesNow(
  { wishes }: HouseholdDraft,
  households: readonly Household[],
  user_id: string,
): HouseholdWishes {
  const here = new Map(households.map((household) => [household.beneficiary_id, household]));
  return wishes.reduce<HouseholdWishes>((all, [id, wish]) => {
    const household = here.get(id);
    if (!household) return new Map(all).set(id, wish);
    return wishingHouseholds(all, [household], { hers: wish.hers, user_id });
  }, new Map());
}

/** Whom households would move from, each once. */
export function movedFrom(wishes: HouseholdWishes): readonly Visitor[] {
  const all = [...wishes.values()].flatMap((wish) => (wish.hers && wish.from ? [wish.from] : []));
  return [...new Map(all.map((one) => [one.user_id, one])).values()];
}

/** As the call has it. */
export function divisionOf(wishes: HouseholdWishes) {
  return {
    add: [...wishes].flatMap(([beneficiary_id, wish]) =>
      wish.hers
        ? [
            {
              beneficiary_id,
              sharing: wish.from ? ('moved' as const) : null,
              seen_with: wish.from ? [wish.from.user_id] : [],
            },
          ]
        : [],
    ),
    remove: [...wishes].flatMap(([beneficiary_id, wish]) => (wish.hers ? [] : [beneficiary_id])),
  };
}
