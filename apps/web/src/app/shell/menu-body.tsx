import { IconHelpCircle, IconLanguage, IconLock, IconLogout } from '@tabler/icons-react';
import { Link, useRouterState } from '@tanstack/react-router';
import { Fragment, type ReactNode, useState } from 'react';
import { installedVersion } from '../../platform/api/version.ts';
import { useWords } from '../../platform/language/use-words.ts';
import type { User } from '../../platform/sign-in/index.ts';
import { UserAvatar } from '../../ui/person/user-avatar.tsx';
import { useHelpPath } from '../help/use-help-path.ts';
import type { Leaving } from './log-out.ts';
import { currentLink, type MenuGroup, menuLinks } from './menu-links.ts';
import classes from './side-menu.module.css';
import { LanguagePopup } from './slots.ts';
import { useWidths } from './widths.ts';

const headings = {
  people: 'app:menuPeople',
  sessions: 'app:menuSessions',
  safety: 'app:menuSafety',
  phone: 'app:menuPhone',
} as const satisfies Record<Exclude<MenuGroup, 'daily'>, string>;

export interface MenuProps {
  readonly user: User;
  readonly leaving: Leaving;
  readonly onChosen: () => void;
  readonly close: ReactNode;
}

export function MenuBody({ user, leaving, onChosen, close }: MenuProps) {
  const { t } = useWords();
  const { logoutInMenu } = useWidths();
  const [choosing, setChoosing] = useState(false);
  const help = useHelpPath();
  const links = menuLinks(user);
  const current = currentLink(useRouterState({ select: ({ location }) => location.pathname }), links);
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
        {links.map(({ to, title, icon: Icon, group }, at) => {
          const begins = group !== 'daily' && group !== links[at - 1]?.group;
          return (
            <Fragment key={to}>
              {begins ? <div className={classes.group}>{t(headings[group])}</div> : null}
              <Link
                to={to}
                className={classes.link}
                activeOptions={{ exact: true }}
                data-current={to === current ? '' : undefined}
                aria-current={to === current ? 'page' : undefined}
                onClick={onChosen}
              >
                <Icon size={24} stroke={1.7} aria-hidden />
                {t(title)}
              </Link>
            </Fragment>
          );
        })}
      </nav>
      <div className={classes.end}>
        <Link to={help} className={classes.link} onClick={onChosen}>
          <IconHelpCircle size={24} stroke={1.7} aria-hidden />
          {t('help:ofThisPage')}
        </Link>
        <button type="button" className={classes.link} onClick={() => setChoosing(true)}>
          <IconLanguage size={24} stroke={1.7} aria-hidden />
          {t('app:chooseLanguage')}
        </button>
        {leaving.lock ? (
          <button type="button" className={classes.link} onClick={leaving.lock}>
            <IconLock size={24} stroke={1.7} aria-hidden />
            {t('app:lock')}
          </button>
        ) : null}
        {logoutInMenu ? (
          <button type="button" className={`${classes.link} ${classes.apart}`} onClick={leaving.logOut}>
            <IconLogout size={24} stroke={1.7} aria-hidden />
            {t('app:logout')}
          </button>
        ) : null}
        <div className="quiet small">{t('app:version', { version: installedVersion })}</div>
      </div>
      {choosing ? <LanguagePopup onClose={() => setChoosing(false)} /> : null}
    </div>
  );
}
