import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { Dashboard } from '../../features/sessions/dashboard/screen.tsx';
import { chosenSite, SiteSection } from '../../features/sites/index.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { useWorkday } from '../../platform/workday/index.ts';

/** The dashboard: where the worker works, and the sessions there. */
export function Screen() {
  const site = useWatched(chosenSite);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const workday = useWorkday();
  const path = useRouterState({ select: (state) => state.location.pathname });
  /** A new default site reloads the dashboard where it is open, and otherwise opens it. */
  const reload = () => {
    workday?.refresh();
    void queries.invalidateQueries();
    if (path !== '/dashboard' && path !== '/home') void navigate({ to: '/dashboard' });
  };
  return <Dashboard hasSite={site !== null} site={<SiteSection onDefault={reload} />} />;
}
