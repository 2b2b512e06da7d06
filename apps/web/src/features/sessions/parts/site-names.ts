import type { PlannedSession } from '@teeka/contract/sessions/plans';
import { nameHere } from '../../../platform/language/index.ts';

/** Site and facility of a planned session in the reader's language; the facility only where it has another name. */
export function siteNames(session: PlannedSession): { readonly site: string; readonly facility: string } {
  const site = nameHere(session, 'session_site_name');
  const facility = nameHere(session, 'facilty_name');
  return { site, facility: facility === site ? '' : facility };
}
