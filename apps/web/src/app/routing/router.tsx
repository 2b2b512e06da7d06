import { IconMapOff } from '@tabler/icons-react';
import {
  type AnyRoute,
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { loadWords } from '../../platform/language/index.ts';
import { useWords } from '../../platform/language/use-words.ts';
import { resolveUser } from '../../platform/sign-in/index.ts';
import { wayBack } from '../../platform/way-back/index.ts';
import { openedToCorrect } from '../../records/forms/use-corrected-id.ts';
import { firstPage } from '../../ui/page/first-page.ts';
import { DeadEnd } from '../dead-end/dead-end.tsx';
import { Failed, FailedAlone } from '../failed/failed.tsx';
import { lazyScreen } from '../lazy-screen/lazy-screen.tsx';
import { Root } from '../root.tsx';
import { type Access, admit } from './access.ts';
import { type RouteLine, routes } from './routes.ts';

/** Its title is read where no other route stands under it: the address leads nowhere. */
const root = createRootRoute({
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: FailedAlone,
  staticData: { title: 'app:notFound' },
});

/** The guard runs before anything of a screen is loaded; the user's record is resolved first. */
async function guard(access: Access): Promise<void> {
  const admission = admit(access, { user: access.who === 'open' ? null : await resolveUser() });
  if (admission !== 'admitted') throw redirect({ to: admission, replace: true });
}

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: async () => {
    throw redirect({ to: firstPage((await resolveUser())?.role), replace: true });
  },
});

/** Signed-in screens stand within the shell; it is loaded with the first of them, and the words of work beside it. */
const loadShell = async () => (await Promise.all([import('../shell/shell.tsx'), loadWords('work')]))[0];
const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: lazyScreen(loadShell, 'Shell'),
  errorComponent: FailedAlone,
});
const plain = createRoute({
  getParentRoute: () => root,
  id: 'plain',
  component: Outlet,
  errorComponent: FailedAlone,
});

function routeOf(line: RouteLine, parent: AnyRoute): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path: line.path,
    beforeLoad: () => guard(line.access),
    component: lazyScreen(line.screen, 'Screen'),
    errorComponent: isPlain(line) ? FailedAlone : Failed,
    staticData: { title: line.title },
    remountDeps: openedToCorrect,
  }) as unknown as AnyRoute;
}

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

/** Begins to load what an address will show, while what its guard asks for is still on its way. */
export function loadAhead(address: string): void {
  const requested = address === '/' ? ['home'] : partsOf(address);
  const line = routes.find(({ path }) => {
    const parts = partsOf(path);
    return (
      parts.length === requested.length && parts.every((part, at) => part.startsWith('$') || part === requested[at])
    );
  });
  const files = [line?.screen(), line && !isPlain(line) ? import('../shell/shell.tsx') : undefined];
  void Promise.all(files).catch(() => undefined);
}

const isPlain = (line: RouteLine): boolean => line.access.who === 'out' || line.access.who === 'open';

const tree = root.addChildren([
  start,
  plain.addChildren(routes.filter(isPlain).map((line) => routeOf(line, plain as unknown as AnyRoute))),
  shell.addChildren(routes.filter((line) => !isPlain(line)).map((line) => routeOf(line, shell as unknown as AnyRoute))),
]);

export const router = createRouter({
  routeTree: tree,
  history: createBrowserHistory({ window: wayBack().forRouter() }),
  defaultPreload: 'intent',
  defaultPendingMs: 150,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: string | null;
  }
}

function NotFound() {
  const { t } = useWords();
  return <DeadEnd icon={IconMapOff} title={t('app:notFound')} text={t('app:notFoundText')} />;
}
