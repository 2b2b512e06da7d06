import type { Role } from '@teeka/contract/roles';
import type { CivilDate } from '@teeka/domain/calendar';
import { newestSessions } from '../../../records/sessions/newest-sessions.ts';
import { entryIn, type PackView } from '../../../records/view/view.ts';
import type { Hit } from './state.ts';

/** What is done most with a found person, beside opening their page; a vaccinator's page leads into the visit itself. */
export interface RowActions {
  /** The form that changes the details; null where it is not theirs. */
  readonly edit: string | null;
  /** Today's session of the site: the one whose list the person stands on, else one that is on going. */
  readonly session: { readonly to: string; readonly onList: boolean } | null;
}

const offered: readonly (Role | undefined)[] = ['ANM', 'Assistant', 'Verifier'];

/** By the guards of the screens: editing is the ANM's, a session's page is everybody's who searches at a site. */
export function rowActions(
  role: Role | undefined,
  { person, died }: Pick<Hit, 'person' | 'died'>,
  { view, today }: { readonly view: PackView | null; readonly today: CivilDate },
): RowActions {
  if (!offered.includes(role)) return { edit: null, session: null };
  const { beneficiary_id } = person;
  const alive = died === null;
  const edit = alive && role === 'ANM' ? `/edit-beneficiary/${beneficiary_id}` : null;
  const ofToday = view ? newestSessions(view).filter((one) => one.date_of_session === today) : [];
  const listed = ofToday.find(({ session_id }) => view && entryIn(view, session_id, beneficiary_id));
  const session = listed ?? (alive ? ofToday.find(({ status }) => status === 'on-going') : undefined);
  return {
    edit,
    session: session ? { to: `/session/${session.session_id}`, onList: session === listed } : null,
  };
}
