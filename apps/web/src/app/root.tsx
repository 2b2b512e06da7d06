import { MantineProvider } from '@mantine/core';
import { Outlet } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { updateAsked } from '../platform/api/version.ts';
import { useWatched } from '../platform/storage/use-watched.ts';
import { schemeOf, settings } from '../platform/theme/index.ts';
import { late } from '../ui/late/late.tsx';
import { cssVariables, theme } from '../ui/theme/theme.ts';
import { Toaster } from '../ui/toast/index.ts';
import { Loader } from './shell/loader.tsx';
import { useWindowTitle } from './shell/window-title.ts';

const UpdatePrompt = late(
  () => import('./shell/update-prompt.tsx'),
  () => null,
);

/** What stands around every screen, signed in or not. */
export function Root() {
  const chosen = useWatched(settings);
  const scheme = schemeOf(chosen);
  const { stickyHeader, elementsAnimations } = chosen;
  const mustUpdate = useWatched(updateAsked);
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
      <Suspense>{mustUpdate ? <UpdatePrompt /> : null}</Suspense>
    </MantineProvider>
  );
}
