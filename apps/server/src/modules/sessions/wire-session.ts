import type { Session } from '@teeka/contract/sessions';
import { nameIn } from '@teeka/domain/names';
import { sessionCategory } from '@teeka/domain/sessions';
import type { Context } from '../../platform/http/handler.ts';
import type { SessionRow } from './queries.ts';

const instant = (value: Date | string | null): string | null => (value === null ? null : new Date(value).toISOString());

/** A session as the wire knows it, its site in the caller's language. */
export function wireSession(row: SessionRow, { atRest, origin }: Pick<Context, 'atRest' | 'origin'>): Session {
  const mobile = row.facilitator_mobile;
  const { session_id, session_name, session_site_id, date_of_session, start_time, end_time, status, capacity } = row;
  return {
    session_id,
    session_name,
    session_site_id,
    session_site_name: nameIn(row.site, origin.language),
    date_of_session,
    start_time,
    end_time,
    status,
    session_category_type: sessionCategory(row.category),
    capacity,
    started_at: instant(row.started_at),
    ended_at: instant(row.ended_at),
    vaccines: [...row.vaccines],
    special_session_type_id: row.special_session_type_id,
    min_age: row.min_age,
    max_age: row.max_age,
    special_group: row.special_group,
    institution_name: row.institution_name,
    key_facilitator_name: row.facilitator_name,
    key_facilitator_designation: row.facilitator_designation,
    key_facilitator_mobile:
      mobile === null ? '' : atRest.open('mobile', `session/${row.session_id}`, Buffer.from(mobile, 'hex')),
    vaccines_confirmed: [...row.vaccines_confirmed],
    slots: row.slots,
    published: row.published,
    standing_reason: row.standing_reason,
    carried_to: row.carried_to,
    counts: { ...row.counts },
  };
}
