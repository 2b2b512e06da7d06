import type { Site } from '@teeka/contract/sites';
import { platformName } from '../../platform/native/platform.ts';

/** The way to a site: in the phone's own map app on Android, else in a map on the web; null where nobody said where it is. */
export function directionsTo(
  { latitude = null, longitude = null }: Pick<Site, 'latitude' | 'longitude'>,
  platform: typeof platformName = platformName,
): string | null {
  if (latitude === null || longitude === null) return null;
  const place = `${latitude},${longitude}`;
  if (platform === 'android') return `geo:${place}?q=${place}`;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
