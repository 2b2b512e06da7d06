import '../../ui/styles/mantine-shell.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isUnanswered } from '../../platform/api/failure.ts';
import { installedVersion } from '../../platform/api/version.ts';
import { useWords } from '../../platform/language/use-words.ts';
import { signedIn } from '../../platform/sign-in/index.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { Shortcuts } from '../shortcuts/shortcuts.tsx';
import { ClockWarning } from './clock-warning.tsx';
import { Header } from './header.tsx';
import { useLeaving } from './log-out.ts';
import classes from './shell.module.css';
import { SideMenu } from './side-menu.tsx';
import { LeaveSheet, SiteBehindAll } from './slots.ts';
import { useWidths } from './widths.ts';

/**
 * Around every signed-in screen, or around what stands in place of one: menu, header, footer. What the server told dies
 * with the sign-in.
 */
export function Shell({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const { t } = useWords();
  const now = useWatched(signedIn);
  const { closing, overlay } = useWidths();
  const [open, setOpen] = useState(!closing);
  const leaving = useLeaving();
  const [queries] = useState(makeQueryClient);
  const router = useRouter();
  const path = useRouterState({ select: (state) => state.location.pathname });
  useEffect(() => {
    setOpen(!closing);
  }, [closing]);
  const shown = useRef(router.state.resolvedLocation === undefined ? path : null);
  useEffect(() => {
    // A new screen begins at its top; where the app was just opened, so does the page, with the menu and the way past it.
    if (shown.current !== path) document.getElementById('main')?.focus({ preventScroll: true });
    shown.current = path;
  }, [path]);
  const close = () => {
    setOpen(false);
    // The button that was pressed goes with the menu: the cursor goes to the one that brings it back.
    document.getElementById('menu-button')?.focus();
  };
  if (now.status !== 'in') return null;
  return (
    <QueryClientProvider client={queries}>
      <a className="teeka-skip" href="#main">
        {t('app:skipToContent')}
      </a>
      <SiteBehindAll />
      <Shortcuts user={now.user} />
      <div className={classes.frame} data-menu={open && !overlay ? 'side' : undefined}>
        <SideMenu
          user={now.user}
          leaving={leaving}
          open={open}
          onClose={close}
          onChosen={() => closing && setOpen(false)}
        />
        <div className={classes.column}>
          <Header user={now.user} leaving={leaving} menuOpen={open} onMenu={() => setOpen(!open)} />
          <ClockWarning />
          <main id="main" tabIndex={-1} className={classes.main}>
            {children}
          </main>
          <Footer />
        </div>
      </div>
      {/* Here, not where it was requested: menu and header are drawn anew when the phone is turned. */}
      {leaving.asking ? <LeaveSheet leaving={leaving} /> : null}
    </QueryClientProvider>
  );
}

function Footer() {
  const { t } = useWords();
  const year = new Date().getFullYear();
  return <footer className={classes.footer}>{t('app:copyright', { year, version: installedVersion })}</footer>;
}

/** Only a call without an answer is worth trying again; a refusal stays a refusal. */
function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        networkMode: 'always',
        retry: (failures, error) => failures < 2 && isUnanswered(error) && navigator.onLine,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
