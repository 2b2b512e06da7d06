import { Suspense } from 'react';
import { SessionScreen } from '../../features/sessions/session/screen.tsx';
import { SiteStrip } from '../../features/sites/index.ts';
import { useVialsOpen, VialsBeforeEnd, VialsLine } from '../../features/stock/index.ts';
import type { ParamsOf } from '../../platform/address/params-of.ts';
import { signedIn } from '../../platform/sign-in/index.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { late } from '../../ui/late/late.tsx';

/** The search comes with the sheet that adds somebody: a session opens sooner without it. */
const FindSheet = late(() =>
  import('../../features/beneficiaries/search/find-sheet.tsx').then((file) => ({
    default: file.FindSheet,
  })),
);
const ListFilter = late(() =>
  import('../../features/beneficiaries/search/list-filter.tsx').then((file) => ({
    default: file.ListFilter,
  })),
);

const Finder: Parameters<typeof SessionScreen>[0]['finder'] = (props) => (
  <Suspense>
    <FindSheet {...props} />
  </Suspense>
);

/** Whoever has no search of their own narrows the lists instead (specification 2, 'Mobile filter sheet'). */
const AshaFilter: NonNullable<Parameters<typeof SessionScreen>[0]['listFilter']> = (props) => (
  <Suspense>
    <ListFilter {...props} />
  </Suspense>
);

/** The session page, with the site it is held at, its vials, and the search that finds people to add. */
export function Screen({ sessionID }: ParamsOf<'session/$sessionID'>) {
  const now = useWatched(signedIn);
  const vialsOpen = useVialsOpen(sessionID);
  if (now.status !== 'in') return null;
  return (
    <SessionScreen
      key={sessionID}
      sessionId={sessionID}
      user={now.user}
      strip={
        <>
          <SiteStrip plain />
          <VialsLine sessionId={sessionID} role={now.user.role} />
        </>
      }
      atEnd={<VialsBeforeEnd sessionId={sessionID} />}
      mayEnd={!vialsOpen}
      finder={Finder}
      listFilter={now.user.role === 'ASHA' ? AshaFilter : null}
    />
  );
}
