import { Screen as Configurations } from '../../features/settings/configurations/screen.tsx';
import { SitePosition } from '../../features/sites/site-position/site-position.tsx';

/** What a worker sets on this phone, and where the site is that they work at. */
export function Screen() {
  return <Configurations site={<SitePosition />} />;
}
