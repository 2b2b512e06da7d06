import { SessionScreen } from '../../features/sessions/session/screen.tsx';
import { SiteStrip } from '../../features/sites/index.ts';
import { useVialsOpen, VialsBeforeEnd, VialsLine } from '../../features/stock/index.ts';
import type { ParamsOf } from '../../platform/address/params-of.ts';
import { signedIn } from '../../platform/sign-in/index.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { mayAct } from '../../records/sessions/visit-path.ts';
import { inOwnTime } from '../../ui/late/in-own-time.ts';
import { useVisitAhead } from './use-visit-ahead.ts';

/** The search comes with the sheet that adds somebody: a session opens sooner without it. */
const FindSheet = inOwnTime(() => import('../../features/beneficiaries/search/find-sheet.tsx'));

/** Whoever has no search of their own narrows the lists instead (specification 2, 'Mobile filter sheet'). */
const ListFilter = inOwnTime(() => import('../../features/beneficiaries/search/list-filter.tsx'));

/** The session page, with the site it is held at, its vials, and the search that finds people to add. */
export function Screen({ sessionID }: ParamsOf<'session/$sessionID'>) {
  const now = useWatched(signedIn);
  const vialsOpen = useVialsOpen(sessionID);
  useVisitAhead(now.status === 'in' && mayAct('verify', now.user.role));
  if (now.status !== 'in') return null;
  return (
    <SessionScreen
      key={sessionID}
      sessionId={sessionID}
      user={now.user}
      place={<SiteStrip plain />}
      vials={<VialsLine sessionId={sessionID} role={now.user.role} />}
      atEnd={<VialsBeforeEnd sessionId={sessionID} />}
      mayEnd={!vialsOpen}
      finder={FindSheet}
      listFilter={now.user.role === 'ASHA' ? ListFilter : null}
    />
  );
}
