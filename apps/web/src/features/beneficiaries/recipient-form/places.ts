import { type KnownNameFields, namesOf } from '@teeka/contract/names';
import { lockedPlaces } from '@teeka/domain/locations';
import type { Names } from '@teeka/domain/names';
import type { User } from '../../../platform/sign-in/index.ts';
import type { Recipient } from './recipient.ts';

export interface Place {
  readonly id: number;
  readonly names: Names;
}

/** One of the selects above the village: what stands in it, what can be chosen, whether it is locked. */
export interface PlaceField {
  readonly value: string;
  readonly places: readonly Place[];
  readonly locked: boolean;
}

type Own = Pick<User, `${Kind}_id`> & KnownNameFields<Kind> & { readonly user_level: string };
/** Places that the server has named so far. */
export interface KnownPlaces {
  readonly states: readonly Place[];
  readonly districts: readonly Place[];
  readonly blocks: readonly Place[];
}

const kinds = ['state', 'district', 'block'] as const;
type Kind = (typeof kinds)[number];
const listOf = { state: 'states', district: 'districts', block: 'blocks' } as const;

function ownPlace(user: Own, kind: Kind): Place | undefined {
  const [id, names] = [user[`${kind}_id`], namesOf(user, kind)];
  return id === null ? undefined : { id, names: names.en === '' ? { en: String(id) } : names };
}

/**
 * State, district and block as the form shows them. Where the user's level locks one, the own place stands in it;
 * where not, the own place is only what it begins with.
 */
export function placeFields(user: Own, form: Recipient, known: KnownPlaces): Record<Kind, PlaceField> {
  const locks = lockedPlaces(user.user_level);
  const field = (kind: Kind): PlaceField => {
    const own = ownPlace(user, kind);
    const locked = locks[kind] && own !== undefined;
    const chosen = form[`${kind}_id`];
    const value = locked || chosen === '' ? String(own?.id ?? '') : chosen;
    const listed = known[listOf[kind]];
    const places = own && !listed.some(({ id }) => id === own.id) ? [own, ...listed] : listed;
    return { value, places: locked && own ? [own] : places, locked };
  };
  return { state: field('state'), district: field('district'), block: field('block') };
}

/** Villages to choose from: those of the chosen block where the server named them, else those of this phone's site. */
export function villagesOffered(
  ofSite: readonly Place[],
  ofBlock: readonly Place[] | undefined,
  current: Place | undefined,
): readonly Place[] {
  const offered = ofBlock ?? ofSite;
  return current && !offered.some(({ id }) => id === current.id) ? [current, ...offered] : offered;
}
