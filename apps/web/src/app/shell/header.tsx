import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconLanguage, IconMenu2, IconSearch } from '@tabler/icons-react';
import { Link, useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import type { User } from '../../platform/sign-in/index.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { pageHeading } from '../../ui/page/heading.ts';
import { searchPath } from '../../ui/person/person-path.ts';
import { nameInScript, placeName } from '../../ui/person/place-name.ts';
import { mayOpen } from '../routing/may-open.ts';
import { AvatarMenu } from './avatar-menu.tsx';
import { backTarget, isTop } from './back-target.ts';
import classes from './header.module.css';
import { HeaderSearch, LanguagePopup, OutboxChip } from './slots.ts';
import { useWidths } from './widths.ts';
import { useRouteTitle } from './window-title.ts';

interface Props {
  readonly user: User;
  readonly menuOpen: boolean;
  readonly onMenu: () => void;
}

/** On small screens the page's heading with the way back; on wide ones facility, search and the person. */
export function Header({ user, menuOpen, onMenu }: Props) {
  const { small } = useWidths();
  return (
    <header className={classes.header}>
      {small ? (
        <SmallHeader user={user} menuOpen={menuOpen} onMenu={onMenu} />
      ) : (
        <WideHeader user={user} menuOpen={menuOpen} onMenu={onMenu} />
      )}
    </header>
  );
}

function MenuButton({ menuOpen, onMenu }: Omit<Props, 'user'>) {
  const { t } = useWords();
  return (
    <ActionIcon
      id="menu-button"
      aria-label={t('app:menu')}
      aria-expanded={menuOpen}
      color="gray"
      onClick={onMenu}
    >
      <IconMenu2 size={26} aria-hidden />
    </ActionIcon>
  );
}

function SmallHeader({ user, menuOpen, onMenu }: Props) {
  const { t } = useWords();
  const router = useRouter();
  const navigate = useNavigate();
  const routeTitle = useRouteTitle();
  const { title = routeTitle, back } = useWatched(pageHeading) ?? {};
  const path = useRouterState({ select: (state) => state.location.pathname });
  const search = searchPath(user.role);
  // The screen for earlier doses has its own heading.
  const hidden = path.startsWith('/new-beneficiary/record-previous-vaccination');
  const goBack = () => {
    const target = back ?? backTarget(path);
    if (typeof target === 'function') target();
    else if (typeof target === 'string') void navigate({ to: target });
    else if (router.history.canGoBack()) router.history.back();
    else void navigate({ to: '/home' });
  };
  return (
    <>
      {isTop(path) ? (
        <img className={classes.mark} src="/icon.svg" alt="" width={32} height={32} />
      ) : (
        <ActionIcon aria-label={t('app:back')} color="gray" onClick={goBack}>
          <IconArrowLeft size={26} aria-hidden />
        </ActionIcon>
      )}
      <div className={classes.heading} aria-hidden>
        {hidden ? '' : title === '' ? t('app:name') : title}
      </div>
      <OutboxChip />
      {mayOpen(search, user) && path !== search ? (
        <ActionIcon component={Link} to={search} aria-label={t('app:searchBeneficiary')} color="gray">
          <IconSearch size={26} aria-hidden />
        </ActionIcon>
      ) : null}
      <MenuButton menuOpen={menuOpen} onMenu={onMenu} />
    </>
  );
}

function WideHeader({ user, menuOpen, onMenu }: Props) {
  const { t } = useWords();
  const [choosing, setChoosing] = useState(false);
  const isAsha = user.role === 'ASHA';
  const villages = user.villages.map(placeName).join(', ');
  return (
    <>
      <MenuButton menuOpen={menuOpen} onMenu={onMenu} />
      <div className={classes.facility}>
        {isAsha ? villages : nameInScript(user.facility_name, user.facility_name_hi)}
      </div>
      <div className={classes.search}>{isAsha ? null : <HeaderSearch />}</div>
      <OutboxChip />
      <ActionIcon aria-label={t('app:chooseLanguage')} color="gray" onClick={() => setChoosing(true)}>
        <IconLanguage size={26} aria-hidden />
      </ActionIcon>
      <AvatarMenu user={user} />
      {choosing ? <LanguagePopup onClose={() => setChoosing(false)} /> : null}
    </>
  );
}
