import { platformName } from './platform.ts';

/** A place to go to: where it is, or its name and, if known, a position near which to look for it. */
export interface Destination {
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
  /** Words to look for on the map; without them the position itself is meant. */
  readonly name?: string;
}

/** Which map opens: the map app of an Android or an Apple phone, or a map on the web. */
export type Maps = 'android' | 'apple' | 'web';

const agent = globalThis.navigator?.userAgent ?? '';
const mapsHere: Maps =
  platformName === 'android' || /Android/.test(agent)
    ? 'android'
    : platformName === 'ios' || /iPhone|iPad/.test(agent)
      ? 'apple'
      : 'web';

/**
 * The link that shows the way: in the phone's own map app, also when the app runs in its browser. Only places go into
 * it, nothing of a person. Null where nothing is known of the place.
 */
export function wayTo(
  { latitude = null, longitude = null, name = '' }: Destination,
  maps: Maps = mapsHere,
): string | null {
  const position = latitude === null || longitude === null ? '' : `${latitude},${longitude}`;
  const query = encodeURIComponent(name);
  if (position === '' && query === '') return null;
  if (maps === 'android') return `geo:${position || '0,0'}?q=${query || position}`;
  if (maps === 'apple') {
    if (query === '') return `maps:?daddr=${position}`;
    return `maps:?q=${query}${position === '' ? '' : `&sll=${position}`}`;
  }
  if (query !== '') return `https://www.openstreetmap.org/search?query=${query}`;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

/** What a link that shows the way is given: a map on the web opens beside the app, a map app takes over by itself. */
export function wayLink(place: Destination) {
  const href = wayTo(place);
  if (href === null) return null;
  return href.startsWith('https:') ? { href, target: '_blank', rel: 'noreferrer' } : { href };
}
