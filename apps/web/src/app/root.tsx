import { MantineProvider, Loader as Spinner } from '@mantine/core';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { waiting } from '../platform/api/loading.ts';
import { updateRequired } from '../platform/api/version.ts';
import { useWords } from '../platform/language/use-words.ts';
import { useWatched } from '../platform/storage/use-watched.ts';
import { schemeOf, settings } from '../platform/theme/index.ts';
import { inOwnTime } from '../ui/late/in-own-time.ts';
import { cssVariables, theme } from '../ui/theme/theme.ts';
import { Toaster } from '../ui/toast/index.ts';
import classes from './shell/loader.module.css';
import { useWindowTitle } from './shell/window-title.ts';

const UpdatePrompt = inOwnTime(
  () => import('./shell/update-prompt.tsx'),
  () => null,
);

/** What stands around every screen, signed in or not. */
export function Root() {
  const chosen = useWatched(settings);
  const scheme = schemeOf(chosen);
  const { stickyHeader, elementsAnimations } = chosen;
  const mustUpdate = useWatched(updateRequired);
  useWindowTitle();
  useEffect(() => {
    const colour = scheme === 'dark' ? '#000000' : '#0b6e6e';
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
  }, [scheme]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.header = stickyHeader ? 'stays' : 'scrolls';
    dataset.motion = elementsAnimations ? 'on' : 'off';
  }, [stickyHeader, elementsAnimations]);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme={scheme}>
      <Outlet />
      <Loader />
      <Toaster />
      {mustUpdate ? <UpdatePrompt /> : null}
    </MantineProvider>
  );
}

/** Covers the screen while calls are under way that everything waits for; quick ones pass unseen. */
function Loader() {
  const { t } = useWords();
  const busy = useWatched(waiting) > 0;
  return (
    <div role="status" aria-live="polite">
      {busy ? (
        <div className={classes.veil}>
          <div className={classes.card}>
            <Spinner size={36} aria-hidden />
            <span>{t('app:loading')}</span>
          </div>
        </div>
      ) : null}
    </div>
  );
}
