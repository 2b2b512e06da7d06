import { inSession, onDevice } from './kept.ts';

/**
 * What is kept about the chosen site, under the names of the specification (document 1, sections 3 and 4).
 * They lie on the device, because a phone that is opened again without network must still know its site.
 */
export const siteItems = [
  'facilityId',
  'location_Id',
  'siteInfo',
  'session_site_id',
  'session_category_name',
  'sessionCategory',
  'sub_center_id',
] as const;
export type SiteItem = (typeof siteItems)[number];

export const readSiteItem = (item: SiteItem): string | null => onDevice.get(item);

export function keepSiteItem(item: SiteItem, value: string | null): void {
  if (value === null) onDevice.remove(item);
  else onDevice.set(item, value);
}

/** Signing out: the site items and all of session storage go. */
export function clearSiteItems(): void {
  for (const item of siteItems) onDevice.remove(item);
  inSession.clear();
}
