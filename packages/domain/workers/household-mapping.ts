import type { Refusal, RefusalCode } from '../refusal/index.ts';

/** A household that an ASHA is to visit, named by somebody who lives in it. */
export interface WantedHousehold {
  readonly beneficiary_id: string;
  /** That it leaves whoever visits it; null where nobody is known to. A household is not shared. */
  readonly sharing: 'moved' | null;
  /** Who is known to visit it: what was said holds for her and nobody else. */
  readonly seen_with: readonly string[];
}

/** Households that come to an ASHA and go from her; what is not named stays as it is. */
export interface WantedHouseholds {
  readonly add: readonly WantedHousehold[];
  readonly remove: readonly string[];
}

/** A household as it stands. */
export interface MappedHousehold {
  /** Who was named. */
  readonly beneficiary_id: string;
  /** Tells households of a village apart, whoever of them was named. */
  readonly household: string;
  readonly village_id: number;
  /** Who visits it, and whether whoever maps answers for her; null where all ASHAs of the village do. */
  readonly asha: { readonly user_id: string; readonly answered: boolean } | null;
}

/** One household that changes hands: from nobody in particular, to nobody in particular, or from one ASHA to another. */
export interface HouseholdChange {
  readonly beneficiary_id: string;
  readonly village_id: number;
  readonly from: string | null;
  readonly to: string | null;
}

type Judged =
  | { readonly ok: true; readonly changes: readonly HouseholdChange[] }
  | { readonly ok: false; readonly refusals: readonly Refusal<RefusalCode>[] };

/**
 * What a division of households changes. What is so already is left so. A household comes to an ASHA only where she has the
 * village (ASHMAP0005); where another visits it, only once whoever divides has seen her there and says that it moves
 * (ASHMAP0004), and only from those whom the same officer answers for (ASHMAP0006).
 */
export function judgeHouseholds(
  { user_id, add, remove }: WantedHouseholds & { readonly user_id: string },
  households: readonly MappedHousehold[],
  /** Villages that are hers once this is done. */
  villages: ReadonlySet<number>,
): Judged {
  const now = new Map(households.map((household) => [household.beneficiary_id, household]));
  const named = [
    ...add.map(({ beneficiary_id }, nth) => ({ beneficiary_id, path: `households.add.${nth}.beneficiary_id` })),
    ...remove.map((beneficiary_id, nth) => ({ beneficiary_id, path: `households.remove.${nth}` })),
  ];
  const nobody = named.filter(({ beneficiary_id }) => !now.has(beneficiary_id));
  if (nobody.length > 0) return { ok: false, refusals: nobody.map(({ path }) => ({ code: 'REQVAL0012', path })) };
  const keys = named.map(({ beneficiary_id }) => keyOf(now.get(beneficiary_id)));
  const twice = named.find((_, nth) => keys.indexOf(keys[nth] ?? '') < nth);
  if (twice) return { ok: false, refusals: [{ code: 'REQVAL0002', path: twice.path }] };
  const refusals = add.flatMap((wanted, nth) => {
    const code = refusalOf(wanted, { user_id, villages, known: now.get(wanted.beneficiary_id) });
    return code ? [{ code, path: `households.add.${nth}` }] : [];
  });
  if (refusals.length > 0) return { ok: false, refusals };
  const change = (beneficiary_id: string, to: string | null): readonly HouseholdChange[] => {
    const known = now.get(beneficiary_id);
    const from = known?.asha?.user_id ?? null;
    const isSo = to === null ? from !== user_id : from === to;
    return !known || isSo ? [] : [{ beneficiary_id, village_id: known.village_id, from, to }];
  };
  return {
    ok: true,
    changes: [
      ...add.flatMap(({ beneficiary_id }) => change(beneficiary_id, user_id)),
      ...remove.flatMap((beneficiary_id) => change(beneficiary_id, null)),
    ],
  };
}

const keyOf = (known: MappedHousehold | undefined) => (known ? `${known.village_id} ${known.household}` : '');

interface Stands {
  readonly user_id: string;
  readonly villages: ReadonlySet<number>;
  readonly known: MappedHousehold | undefined;
}

function refusalOf(
  { sharing, seen_with }: WantedHousehold,
  { user_id, villages, known }: Stands,
): RefusalCode | undefined {
  if (!known || !villages.has(known.village_id)) return 'ASHMAP0005';
  const { asha } = known;
  if (asha === null || asha.user_id === user_id) return undefined;
  if (sharing === null || !seen_with.includes(asha.user_id)) return 'ASHMAP0004';
  return asha.answered ? undefined : 'ASHMAP0006';
}
