import { Screen as Configurations } from '../../features/settings/configurations/screen.tsx';
import { SitePosition } from '../../features/sites/site-position/site-position.tsx';
import { ShortcutSettings } from '../shortcuts/shortcut-settings.tsx';

/** What a worker sets on this phone, where the site is that they work at, and how the keyboard helps. */
export function Screen() {
  return <Configurations site={<SitePosition />} keyboard={<ShortcutSettings />} />;
}
