import type { Session } from '@teeka/contract/sessions';
import { venomCategory } from '@teeka/domain/sessions';
import { nameHere, wordsNow } from '../../platform/language/index.ts';
import type { PackView } from '../view/view.ts';

type Named = Pick<Session, 'session_name' | 'session_site_id' | 'session_site_name' | 'session_category_type'>;

/** A session under its own name, or under that of its site in the reader's language when it was given none. */
export function sessionTitle(session: Named, view: PackView | null): string {
  if (session.session_name !== '') return session.session_name;
  const site = view?.rows.meta.site;
  const isHere = site?.session_site_id === session.session_site_id;
  const place = (isHere && nameHere(site, 'session_site_name')) || session.session_site_name;
  return session.session_category_type === venomCategory ? place : wordsNow('sessions:ofSite', { site: place });
}
