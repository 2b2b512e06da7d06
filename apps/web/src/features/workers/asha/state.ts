import { namesOf } from '@teeka/contract/names';
import type { VillageOfAsha } from '@teeka/contract/workers';
import type { Sharing } from '@teeka/domain/workers';

/** What is wanted of each village that is touched: taken from her, or given to her, and what becomes of who has it. */
export type Wish = { readonly hers: false } | { readonly hers: true; readonly sharing: Sharing | null };
export type Wishes = ReadonlyMap<number, Wish>;

/** Whether it will be hers. */
export const willBeHers = ({ village_id, hers }: VillageOfAsha, wishes: Wishes): boolean =>
  wishes.get(village_id)?.hers ?? hers;

/** The wishes with one village given or taken; as it stands already, it is no wish any more. */
export function wishing(wishes: Wishes, { village_id, hers }: VillageOfAsha, wanted: boolean): Wishes {
  const next = new Map(wishes);
  if (wanted === hers) next.delete(village_id);
  else next.set(village_id, wanted ? { hers: true, sharing: null } : { hers: false });
  return next;
}

/** What becomes of who has a village that is to be hers. */
export function sharedAs(wishes: Wishes, { village_id }: VillageOfAsha, sharing: Sharing): Wishes {
  return new Map(wishes).set(village_id, { hers: true, sharing });
}

/** As the call has it: whom the person saw with a village, so that nobody else loses it. */
export function mappingOf(wishes: Wishes, villages: readonly VillageOfAsha[]) {
  const touched = villages.flatMap((village) => {
    const wish = wishes.get(village.village_id);
    return wish ? [{ village, wish }] : [];
  });
  return {
    add: touched.flatMap(({ village: { village_id, others }, wish }) =>
      wish.hers ? [{ village_id, sharing: wish.sharing, seen_with: others.map(({ user_id }) => user_id) }] : [],
    ),
    remove: touched.flatMap(({ village: { village_id }, wish }) => (wish.hers ? [] : [village_id])),
  };
}

/** Villages that another has, and of which nobody has said what becomes of them. */
export const unsaid = (wishes: Wishes, villages: readonly VillageOfAsha[]): readonly number[] =>
  villages.flatMap(({ village_id, others }) => {
    const wish = wishes.get(village_id);
    return wish?.hers && wish.sharing === null && others.length > 0 ? [village_id] : [];
  });

/** Whether the villages stand as wished: each given or taken, and nobody left with one that was to move. */
export const standAs = (wishes: Wishes, villages: readonly VillageOfAsha[]): boolean =>
  [...wishes].every(([id, wish]) => {
    const village = villages.find(({ village_id }) => village_id === id);
    if (!village) return !wish.hers;
    return village.hers === wish.hers && !(wish.hers && wish.sharing === 'moved' && village.others.length > 0);
  });

/** What is kept of a half-made mapping while its screen is closed. */
export interface MappingDraft {
  readonly wishes: readonly (readonly [village_id: number, wish: Wish])[];
  readonly reason: string;
}
export const noMapping: MappingDraft = { wishes: [], reason: '' };

/** The kept wishes as far as they still are some: a village that stands so meanwhile, or is not here any more, is none. */
export const wishesOf = ({ wishes }: MappingDraft, villages: readonly VillageOfAsha[]): Wishes =>
  new Map(
    wishes.filter(([id, wish]) => villages.some(({ village_id, hers }) => village_id === id && hers !== wish.hers)),
  );

/** The villages whose name holds what is typed, in any language. */
export function villagesNamed(villages: readonly VillageOfAsha[], typed: string): readonly VillageOfAsha[] {
  const search = typed.trim().toLowerCase();
  const holds = (name: string | null | undefined) => name?.toLowerCase().includes(search);
  return villages.filter((village) => Object.values(namesOf(village, 'village_name')).some(holds));
}
