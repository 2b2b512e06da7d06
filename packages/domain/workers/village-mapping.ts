import type { Refusal, RefusalCode } from '../refusal/index.ts';
import {
  type HouseholdChange,
  judgeHouseholds,
  type MappedHousehold,
  type WantedHouseholds,
} from './household-mapping.ts';

/** What becomes of who looks after the village already: both do from then on, or it is theirs no longer. */
export const sharings = ['shared', 'moved'] as const;
export type Sharing = (typeof sharings)[number];

/** A village that an ASHA is to look after. */
export interface WantedVillage {
  readonly village_id: number;
  /** Null where nobody is known to look after it. */
  readonly sharing: Sharing | null;
  /** Who is known to look after it: what was said of `sharing` holds for these and nobody else. */
  readonly seen_with: readonly string[];
}

/** Villages that come to an ASHA and go from her; what is not named stays as it is, so that two who map at once undo nothing. */
export interface WantedMapping {
  readonly user_id: string;
  readonly add: readonly WantedVillage[];
  readonly remove: readonly number[];
  readonly households?: WantedHouseholds;
}

/** A village as it stands. */
export interface MappedVillage {
  readonly village_id: number;
  /** Hers already. */
  readonly hers: boolean;
  /** One of those that her session sites serve, as far as whoever maps them answers for it. */
  readonly open: boolean;
  /** Who else looks after it, and whether whoever maps answers for them. */
  readonly others: readonly { readonly user_id: string; readonly answered: boolean }[];
}

/** One village that changes hands: from nobody, to nobody, or from one ASHA to another. */
export interface VillageChange {
  readonly village_id: number;
  readonly from: string | null;
  readonly to: string | null;
  /** Somebody else looks after it as well from then on. */
  readonly shared: boolean;
}

type Judged =
  | {
      readonly ok: true;
      readonly changes: readonly VillageChange[];
      readonly households: readonly HouseholdChange[];
    }
  | { readonly ok: false; readonly refusals: readonly Refusal<RefusalCode>[] };

/**
 * What a mapping changes. What is so already is left so. A village comes to an ASHA only where one of her session sites
 * serves it (ASHMAP0002); where another ASHA has it, only once whoever maps has seen her there and says whether the village
 * is shared or moves (ASHMAP0001), and it moves only from those whom the same officer answers for (ASHMAP0003). Households
 * are judged by the villages that are hers then; `villages` tells of theirs too.
 */
export function judgeMapping(
  wanted: WantedMapping,
  villages: readonly MappedVillage[],
  mapped: readonly MappedHousehold[] = [],
): Judged {
  const twice = namedTwice(wanted);
  if (twice) return { ok: false, refusals: [twice] };
  const now = new Map(villages.map((village) => [village.village_id, village]));
  const refusals = wanted.add.flatMap((village, nth) => refusalOf(village, nth, now.get(village.village_id)));
  if (refusals.length > 0) return { ok: false, refusals };
  const { user_id } = wanted;
  const gained = wanted.add.flatMap((village) => gain(user_id, village, now.get(village.village_id)));
  const lost = wanted.remove.flatMap((village_id): readonly VillageChange[] => {
    const known = now.get(village_id);
    return known?.hers ? [{ village_id, from: user_id, to: null, shared: known.others.length > 0 }] : [];
  });
  const changes = [...gained, ...lost];
  const households = judgeHouseholds(
    { user_id, ...(wanted.households ?? none) },
    mapped,
    new Set(villages.filter((village) => hersThen(village, changes, user_id)).map(({ village_id }) => village_id)),
  );
  return households.ok ? { ok: true, changes, households: households.changes } : households;
}

const none: WantedHouseholds = { add: [], remove: [] };

function hersThen({ village_id, hers }: MappedVillage, changes: readonly VillageChange[], user_id: string): boolean {
  const change = changes.find((one) => one.village_id === village_id);
  return change ? change.to === user_id : hers;
}

/** A village of somebody who gets another post. */
export interface VillageAtMove {
  readonly village_id: number;
  /** A session site of the new post serves it. */
  readonly served: boolean;
  /** Somebody else looks after it as well. */
  readonly shared: boolean;
}

/**
 * Villages that stay behind where somebody works as `role` elsewhere from now on: an ASHA keeps those that her new session
 * sites serve, and nobody but an ASHA keeps any.
 */
export function villagesLeft(
  { user_id, role }: { readonly user_id: string; readonly role: string },
  had: readonly VillageAtMove[],
): readonly VillageChange[] {
  return had
    .filter(({ served }) => role !== 'ASHA' || !served)
    .map(({ village_id, shared }) => ({ village_id, from: user_id, to: null, shared }));
}

function namedTwice({ add, remove, households = none }: WantedMapping): Refusal<RefusalCode> | undefined {
  const named = [...add.map(({ village_id }) => village_id), ...remove];
  if (named.length + households.add.length + households.remove.length === 0) return { code: 'REQVAL0001', path: 'add' };
  return new Set(named).size < named.length ? { code: 'REQVAL0002', path: 'add' } : undefined;
}

function refusalOf(
  { sharing, seen_with }: WantedVillage,
  nth: number,
  known: MappedVillage | undefined,
): readonly Refusal<RefusalCode>[] {
  const path = `add.${nth}`;
  if (known?.hers) return [];
  if (!known?.open) return [{ code: 'ASHMAP0002', path }];
  const unseen = known.others.some(({ user_id }) => !seen_with.includes(user_id));
  if (known.others.length > 0 && (sharing === null || unseen)) return [{ code: 'ASHMAP0001', path }];
  if (sharing === 'moved' && known.others.some(({ answered }) => !answered)) return [{ code: 'ASHMAP0003', path }];
  return [];
}

function gain(
  to: string,
  { village_id, sharing }: WantedVillage,
  known: MappedVillage | undefined,
): readonly VillageChange[] {
  if (!known || known.hers) return [];
  const { others } = known;
  if (sharing === 'moved' && others.length > 0)
    return others.map(({ user_id }) => ({ village_id, from: user_id, to, shared: false }));
  return [{ village_id, from: null, to, shared: others.length > 0 }];
}
