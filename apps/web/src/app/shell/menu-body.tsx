import {
  IconBook2,
  IconCalendarDue,
  IconFileReport,
  IconHeartbeat,
  IconLanguage,
  IconLayoutDashboard,
  IconLogout,
  IconPackage,
  IconReportAnalytics,
  IconSettings,
  IconUserPlus,
  IconVaccine,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { installedVersion } from '../../platform/api/version.ts';
import { useWords } from '../../platform/language/use-words.ts';
import type { User } from '../../platform/sign-in/index.ts';
import { useLogout } from './log-out.ts';
import { type MenuLink, menuLinks } from './menu-links.ts';
import classes from './side-menu.module.css';
import { LanguagePopup } from './slots.ts';
import { UserAvatar } from './user-avatar.tsx';
import { useWidths } from './widths.ts';

const icons: Record<MenuLink['icon'], typeof IconVaccine> = {
  dashboard: IconLayoutDashboard,
  vaccinated: IconVaccine,
  registered: IconUserPlus,
  due: IconCalendarDue,
  aefi: IconHeartbeat,
  stock: IconPackage,
  notifiable: IconFileReport,
  vials: IconReportAnalytics,
  resources: IconBook2,
  configuration: IconSettings,
};

interface Props {
  readonly user: User;
  readonly onChosen: () => void;
  readonly close: ReactNode;
}

export function MenuBody({ user, onChosen, close }: Props) {
  const { t } = useWords();
  const { logoutInMenu } = useWidths();
  const logOut = useLogout();
  const [choosing, setChoosing] = useState(false);
  return (
    <div className={classes.body}>
      <div className={classes.brand}>
        <img src="/icon.svg" alt="" width={34} height={34} />
        {t('app:name')}
        {close}
      </div>
      <div className={classes.person}>
        <UserAvatar user={user} size={52} />
        <div>
          <div className={classes.name}>{user.display_name}</div>
          <Link to="/my-profile" className={classes.profile} onClick={onChosen}>
            {t('app:viewProfile')}
          </Link>
        </div>
      </div>
      <nav aria-label={t('app:menu')}>
        {menuLinks(user).map(({ to, title, icon }) => {
          const Icon = icons[icon];
          return (
            <Link key={to} to={to} className={classes.link} onClick={onChosen}>
              <Icon size={24} stroke={1.7} aria-hidden />
              {t(title)}
            </Link>
          );
        })}
      </nav>
      <div className={classes.end}>
        <button type="button" className={classes.link} onClick={() => setChoosing(true)}>
          <IconLanguage size={24} stroke={1.7} aria-hidden />
          {t('app:chooseLanguage')}
        </button>
        {logoutInMenu ? (
          <button type="button" className={classes.link} onClick={logOut}>
            <IconLogout size={24} stroke={1.7} aria-hidden />
            {t('app:logout')}
          </button>
        ) : null}
        <div className={classes.quiet}>{t('app:version', { version: installedVersion })}</div>
      </div>
      {choosing ? <LanguagePopup onClose={() => setChoosing(false)} /> : null}
    </div>
  );
}
