import { IconDeviceMobile } from '@tabler/icons-react';
import { Screen as Configurations } from '../../features/settings/configurations/screen.tsx';
import { SitePosition } from '../../features/sites/site-position/site-position.tsx';
import { useWords } from '../../platform/language/index.ts';
import { WayOn } from '../../ui/way-on/way-on.tsx';
import { ShortcutSettings } from '../shortcuts/shortcut-settings.tsx';

/** What a worker sets on this phone, where the site is that they work at, and how the keyboard helps. */
export function Screen() {
  const { t } = useWords();
  const devices = (
    <WayOn to="/resources" icon={IconDeviceMobile}>
      {t('pairing:title')}
    </WayOn>
  );
  return <Configurations site={<SitePosition />} keyboard={<ShortcutSettings />} devices={devices} />;
}
