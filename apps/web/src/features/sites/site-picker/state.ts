import type { NameFields } from '@teeka/contract/names';
import type { Site } from '@teeka/contract/sites';
import { venomCategory } from '@teeka/domain/sessions';
import type { SiteItem } from '../../../platform/storage/site-items.ts';

export interface Facility extends NameFields<'facilty_name'> {
  readonly facility_id: string;
}

/** The facilities of the sites, each once, by name. */
export function facilitiesOf(sites: readonly Site[]): readonly Facility[] {
  const byId = new Map(sites.map((site): [string, Facility] => [site.facility_id, site]));
  return [...byId.values()].sort((a, b) => a.facilty_name.localeCompare(b.facilty_name));
}

/** The sites of a facility; of all where none is chosen. */
export function sitesAt(sites: readonly Site[], facilityId: string | null): readonly Site[] {
  return facilityId === null ? sites : sites.filter((site) => site.facility_id === facilityId);
}

/**
 * The site to open: the one chosen on this phone, else the user's default, else the one the user is posted to, else
 * the only one there is. Null when the worker has to choose.
 */
export function siteToOpen(
  sites: readonly Site[],
  known: { readonly chosen: string | null; readonly posted: string | null },
): Site | null {
  const byId = (id: string | null) => sites.find((site) => site.session_site_id === id);
  const only = sites.length === 1 ? sites[0] : undefined;
  return byId(known.chosen) ?? sites.find((site) => site.is_default) ?? byId(known.posted) ?? only ?? null;
}

/** The facility that is shown as chosen: the stored one where the user still has sites there. */
export function facilityShown(sites: readonly Site[], stored: string | null, site: Site | null): string | null {
  if (sites.some((one) => one.facility_id === stored)) return stored;
  return site?.facility_id ?? null;
}

/** What is kept of a chosen site, under the names of the specification; null takes a name away. */
export function keptOf(site: Site | null): Partial<Record<SiteItem, string | null>> {
  return {
    facilityId: site?.facility_id ?? null,
    session_site_id: site?.session_site_id ?? null,
    sessionCategory: site?.session_category_type ?? null,
    session_category_name: site && (site.session_category_type === venomCategory ? 'Venom' : 'Vaccine'),
  };
}
