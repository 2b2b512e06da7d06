import type { Site } from '@teeka/contract/sites';
import { signedIn } from '../../platform/sign-in/index.ts';
import { onDevice, readJson } from '../../platform/storage/kept.ts';
import { keepSiteItem, readSiteItem, type SiteItem } from '../../platform/storage/site-items.ts';
import { watched } from '../../platform/storage/watched.ts';
import { keptOf, siteToOpen } from './site-picker/state.ts';

/** The user's sites as last heard, so that a phone without network can still change between them. */
export const keptSites = (): readonly Site[] => readJson<Site[]>(onDevice, 'siteInfo') ?? [];

const remembered = (): Site | null =>
  keptSites().find((site) => site.session_site_id === readSiteItem('session_site_id')) ?? null;

/** The site the worker works at; null until one is chosen. */
export const chosenSite = watched<Site | null>(remembered());

// Signing out takes the kept items away; what was chosen goes with them. Opening a locked phone brings them back.
signedIn.watch(() => {
  const { status } = signedIn.get();
  if (status === 'out') chosenSite.set(null);
  if (status === 'in' && !chosenSite.get()) chosenSite.set(remembered());
});

/** Chooses a site; from now on everything is about it. */
export function chooseSite(site: Site | null): void {
  for (const [item, value] of Object.entries(keptOf(site))) keepSiteItem(item as SiteItem, value ?? null);
  chosenSite.set(site);
}

/** Takes the user's sites as the server names them, and opens one by itself where none is chosen yet. */
export function takeSites(sites: readonly Site[], posted: string | null): void {
  keepSiteItem('siteInfo', JSON.stringify(sites));
  const site = siteToOpen(sites, { chosen: readSiteItem('session_site_id'), posted });
  const before = chosenSite.get();
  if (site && JSON.stringify(site) !== JSON.stringify(before)) chooseSite(site);
}
