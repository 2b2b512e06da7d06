import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconHelpCircle, IconLanguage, IconMenu2, IconSearch } from '@tabler/icons-react';
import { Link, useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { nameHere } from '../../platform/language/name-here.ts';
import { useWords } from '../../platform/language/use-words.ts';
import type { User } from '../../platform/sign-in/index.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { pageHeading } from '../../ui/page/heading.ts';
import { searchPath } from '../../ui/person/person-path.ts';
import { useHelpPath } from '../help/use-help-path.ts';
import { mayOpen } from '../routing/may-open.ts';
import { AvatarMenu } from './avatar-menu.tsx';
import { backTarget, isTop } from './back-target.ts';
import classes from './header.module.css';
import type { Leaving } from './log-out.ts';
import { HeaderSearch, LanguagePopup, OutboxChip, OutboxSheet } from './slots.ts';
import { useWidths } from './widths.ts';
import { useRouteTitle } from './window-title.ts';

interface Props {
  readonly user: User;
  readonly leaving: Leaving;
  readonly menuOpen: boolean;
  readonly onMenu: () => void;
}

/** The two headers: either shows the chip, and the sheet that it opens outlives the change from one to the other. */
interface EitherProps extends Props {
  readonly onRecords: () => void;
}

/** On small screens the page's heading with the way back; on wide ones facility, search and the person. */
export function Header(props: Props) {
  const { small } = useWidths();
  const [records, setRecords] = useState(false);
  const open = () => setRecords(true);
  return (
    <>
      <header className={classes.header}>
        {small ? <SmallHeader {...props} onRecords={open} /> : <WideHeader {...props} onRecords={open} />}
      </header>
      {records ? <OutboxSheet onClose={() => setRecords(false)} /> : null}
    </>
  );
}

function MenuButton({ menuOpen, onMenu }: Pick<Props, 'menuOpen' | 'onMenu'>) {
  const { t } = useWords();
  return (
    <ActionIcon id="menu-button" aria-label={t('app:menu')} aria-expanded={menuOpen} color="gray" onClick={onMenu}>
      <IconMenu2 size={26} aria-hidden />
    </ActionIcon>
  );
}

/** So many letters do not stand in two lines beside a chip that speaks. */
const longTitle = 24;

function SmallHeader({ user, menuOpen, onMenu, onRecords }: EitherProps) {
  const { t } = useWords();
  const router = useRouter();
  const navigate = useNavigate();
  const routeTitle = useRouteTitle();
  const { title = routeTitle, back } = useWatched(pageHeading) ?? {};
  const path = useRouterState({ select: (state) => state.location.pathname });
  const search = searchPath(user.role);
  // The screen for earlier doses has its own heading.
  const hidden = path.startsWith('/new-beneficiary/record-previous-vaccination');
  const shown = hidden ? '' : title === '' ? t('app:name') : title;
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
      <div className={classes.heading} data-long={shown.length > longTitle} aria-hidden>
        {shown}
      </div>
      <OutboxChip onOpen={onRecords} />
      {mayOpen(search, user) && path !== search ? (
        <ActionIcon component={Link} to={search} aria-label={t('app:searchBeneficiary')} color="gray">
          <IconSearch size={26} aria-hidden />
        </ActionIcon>
      ) : null}
      <MenuButton menuOpen={menuOpen} onMenu={onMenu} />
    </>
  );
}

function WideHeader({ user, leaving, menuOpen, onMenu, onRecords }: EitherProps) {
  const { t } = useWords();
  const [choosing, setChoosing] = useState(false);
  const help = useHelpPath();
  const isAsha = user.role === 'ASHA';
  const villages = user.villages.map((one) => nameHere(one, 'village_name')).join(', ');
  return (
    <>
      <MenuButton menuOpen={menuOpen} onMenu={onMenu} />
      <div className={classes.facility}>{isAsha ? villages : nameHere(user, 'facility_name')}</div>
      <div className={classes.search}>{isAsha ? null : <HeaderSearch />}</div>
      <OutboxChip onOpen={onRecords} />
      <ActionIcon component={Link} to={help} aria-label={t('help:ofThisPage')} color="gray">
        <IconHelpCircle size={26} aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={t('app:chooseLanguage')} color="gray" onClick={() => setChoosing(true)}>
        <IconLanguage size={26} aria-hidden />
      </ActionIcon>
      <AvatarMenu user={user} leaving={leaving} />
      {choosing ? <LanguagePopup onClose={() => setChoosing(false)} /> : null}
    </>
  );
}
