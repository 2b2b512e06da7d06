import { useRouterState } from '@tanstack/react-router';
import { HeaderSearch as Search } from '../../features/beneficiaries/search/header-search.tsx';
import { AddButton } from '../../features/sessions/session/add-button.tsx';
import { offers } from '../../features/sessions/session/state.ts';
import { useToday } from '../../platform/clock/index.ts';
import { signedIn } from '../../platform/sign-in/index.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { useSession } from '../../records/workday/index.ts';
import { searchPath } from '../../ui/person/person-path.ts';
import { mayOpen } from '../routing/may-open.ts';

/** The header's search: within a running session a found person can be added to it, elsewhere their page opens. */
export default function HeaderSearch() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const session = useSession(/^\/session\/([^/]+)/.exec(path)?.[1] ?? '');
  const today = useToday();
  const now = useWatched(signedIn);
  if (now.status !== 'in') return null;
  const { user } = now;
  if (!mayOpen(searchPath(user.role), user)) return null;
  const mayAdd = session !== null && offers(session.session, user.role, today).add;
  const action =
    mayAdd && session
      ? {
          action: (person: Parameters<typeof AddButton>[0]['person']) => (
            <AddButton now={session} user={user} person={person} />
          ),
        }
      : {};
  return <Search {...action} />;
}
