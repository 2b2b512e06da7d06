import type { Draft, Item } from '../../platform/outbox/item.ts';

/**
 * The forms whose state is kept beside what they make, each with the number of its shape. Raise it where a state of before
 * would not open any more: what was kept of it is then sent again or given up.
 */
const formVersions = {
  registration: 1,
  edit: 1,
  verification: 1,
  previous: 1,
  'previous-file': 1,
  paper: 1,
  visit: 1,
  bite: 1,
  event: 1,
  restart: 1,
  report: 1,
  antenatal: 1,
  'antenatal-visit': 1,
  'follow-up': 1,
  count: 1,
  end: 1,
  receive: 1,
  unfit: 1,
  slot: 1,
  death: 1,
  photo: 1,
  'card-photo': 1,
  pregnancy: 1,
  'pregnancy-act': 1,
  outcome: 1,
  newborn: 1,
  postnatal: 1,
} as const satisfies Readonly<Record<string, number>>;

export type FormName = keyof typeof formVersions;

/** The path of a screen, and the form that stands on it. */
export type Place = `/${string}#${FormName}`;

const versions: Readonly<Record<string, number>> = formVersions;

export const nameOf = (place: string): string => place.slice(place.lastIndexOf('#') + 1);

/** The number of a form's shape; undefined for one that is not there any more. */
export const versionOf = (place: string): number | undefined => versions[nameOf(place)];

/** A form's state as it is kept beside what it makes. */
export const draftAt = <T>(place: Place, value: T): Draft => ({ place, version: versionOf(place) ?? 0, value });

/** Where a refused item opens as it was typed; null where it has no form, or one of another shape. */
export function openPath({ id, state, draft }: Item): string | null {
  if (state !== 'refused' || !draft || versionOf(draft.place) !== draft.version) return null;
  const path = draft.place.slice(0, draft.place.lastIndexOf('#'));
  return `${path}${path.includes('?') ? '&' : '?'}correct=${id}&form=${nameOf(draft.place)}`;
}
