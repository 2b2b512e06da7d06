import { useWatched } from '../../platform/storage/use-watched.ts';
import { useSite } from '../../records/workday/index.ts';
import { chosenSite } from './chosen-site.ts';
import { useSites } from './use-sites.ts';

/** Keeps the chosen site's pack open behind every screen, and takes the default site where none is chosen. */
export function KeepSiteOpen(): null {
  const site = useWatched(chosenSite);
  useSites();
  useSite(site?.session_site_id ?? null);
  return null;
}
