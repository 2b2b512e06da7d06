import { useParams } from '@tanstack/react-router';
import { FindPerson } from '../../features/beneficiaries/search/find-person.tsx';
import { SessionScreen } from '../../features/sessions/session/screen.tsx';
import { SiteStrip } from '../../features/sites/index.ts';
import { signedIn } from '../../platform/sign-in/index.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';

/** The session page, with the site it is held at and the search that finds people to add. */
export function Screen() {
  const { sessionID = '' } = useParams({ strict: false }) as { sessionID?: string };
  const now = useWatched(signedIn);
  if (now.status !== 'in') return null;
  return (
    <SessionScreen
      key={sessionID}
      sessionId={sessionID}
      user={now.user}
      strip={<SiteStrip plain />}
      finder={FindPerson}
    />
  );
}
