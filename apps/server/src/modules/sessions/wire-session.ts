import type { Session } from '@teeka/contract/sessions';
import type { Language } from '../../platform/words/languages.ts';
import { categoryOf } from '../sites/index.ts';
import type { SessionRow } from './queries.ts';

const instant = (value: Date | string | null): string | null =>
  value === null ? null : new Date(value).toISOString();

/** A session as the wire knows it. */
export function wireSession(row: SessionRow, language: Language): Session {
  const {
    session_id,
    session_name,
    session_site_id,
    date_of_session,
    start_time,
    end_time,
    status,
    capacity,
  } = row;
  return {
    session_id,
    session_name,
    session_site_id,
    session_site_name: language === 'hi' ? row.site_hi : row.site_en,
    date_of_session,
    start_time,
    end_time,
    status,
    session_category_type: categoryOf(row.category),
    capacity,
    started_at: instant(row.started_at),
    ended_at: instant(row.ended_at),
    vaccines: [...row.vaccines],
    special_session_type_id: row.special_session_type_id,
    min_age: row.min_age,
    max_age: row.max_age,
    counts: { ...row.counts },
  };
}
