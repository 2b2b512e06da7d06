import type { PlannedSession } from '@teeka/contract/sessions/plans';
import { activeLanguage } from '../../../platform/language/index.ts';

/** Site and facility of a planned session in the reader's language; the facility only where it has another name. */
export function siteNames(session: PlannedSession): { readonly site: string; readonly facility: string } {
  const hindi = activeLanguage() === 'hi';
  const site = (hindi && session.session_site_name_hi) || session.session_site_name;
  const facility = (hindi && session.facilty_name_hi) || session.facilty_name;
  return { site, facility: facility === site ? '' : facility };
}
