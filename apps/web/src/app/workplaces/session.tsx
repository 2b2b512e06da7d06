import { useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { SessionScreen } from '../../features/sessions/session/screen.tsx';
import { SiteStrip } from '../../features/sites/index.ts';
import { signedIn } from '../../platform/sign-in/index.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { SkeletonList } from '../../ui/index.ts';

/** The search comes with the sheet that adds somebody: a session opens sooner without it. */
const FindPerson = lazy(() =>
  import('../../features/beneficiaries/search/find-person.tsx').then((file) => ({
    default: file.FindPerson,
  })),
);

const Finder: Parameters<typeof SessionScreen>[0]['finder'] = (props) => (
  <Suspense fallback={<SkeletonList rows={3} />}>
    <FindPerson {...props} />
  </Suspense>
);

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
      finder={Finder}
    />
  );
}
