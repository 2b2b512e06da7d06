import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { ClinicLinks } from '../../features/bites/clinic-links.tsx';
import { Dashboard } from '../../features/sessions/dashboard/screen.tsx';
import { chosenSite, SiteSection } from '../../features/sites/index.ts';
import { signedIn } from '../../platform/sign-in/index.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { useWorkday } from '../../records/workday/index.ts';
import { mayOpen } from '../routing/may-open.ts';

/** The dashboard: where the worker works, and the sessions there. */
export function Screen() {
  const site = useWatched(chosenSite);
  const now = useWatched(signedIn);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const workday = useWorkday();
  const path = useRouterState({ select: (state) => state.location.pathname });
  /** A new default site reloads the dashboard where it is open, and otherwise opens it. */
  const reload = () => {
    workday?.refresh();
    void queries.invalidateQueries();
    if (path !== '/dashboard') void navigate({ to: '/dashboard' });
  };
  const user = now.status === 'in' ? now.user : null;
  const plans = user?.role === 'Vaccinator';
  const place = (
    <>
      <SiteSection onDefault={reload} />
      <ClinicLinks mayOpen={(address) => mayOpen(address, user)} />
    </>
  );
  return <Dashboard hasSite={site !== null} site={place} plans={plans} />;
}
