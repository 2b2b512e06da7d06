import { sessionCodes } from '@teeka/contract/word-for';
import type { CivilDate } from '@teeka/domain/calendar';
import { type RawBuilder, sql } from 'kysely';
import { isOneOf } from '../../../platform/db/word-of.ts';

/**
 * The published sessions of a range of days, both included, and those of before that nobody has ended, however long ago: each
 * kind by an index of its own.
 */
export const publishedBetween = (
  { from, to }: { readonly from: CivilDate; readonly to: CivilDate },
  ofSites: (column: string) => RawBuilder<boolean>,
): RawBuilder<unknown> => sql`
  select p.session_id from vaccination_session p
  where ${ofSites('p.session_site_id')} and p.date_of_session between ${from}::date and ${to}::date and p.published
  union all
  select p.session_id from vaccination_session p
  where ${ofSites('p.session_site_id')} and ${isOneOf(sessionCodes, 'p.status', 'on-going')} and p.date_of_session < ${from}::date and p.published`;
