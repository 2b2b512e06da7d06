import { type KnownSession, noticeFor } from '@teeka/domain/sessions';
import type { Reader, Writer } from '../../../platform/db/database.ts';
import type { Context } from '../../../platform/http/handler.ts';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import { insertJob } from '../../../platform/jobs/queries.ts';
import { type BookedRow, bookedFor, dropNotices, lockNotices, type PersonNotice, storeNotices } from './queries.ts';
import { tellingJob } from './tell-by-message.ts';

/** Who is to hear what of a session that changed, and of whom nothing is to be told any more. */
export interface Bringing {
  readonly notices: readonly PersonNotice[];
  readonly over: readonly string[];
}

/** Whoever is booked; no message goes out between this and the end of the command. */
export async function readBooked(session: string, { db }: { readonly db: Reader }): Promise<BookedRow[]> {
  const [, booked] = await Promise.all([db.rows(lockNotices(session)), db.rows(bookedFor(session))]);
  return booked;
}

export function noticesOfChange(
  booked: readonly BookedRow[],
  change: { readonly before: KnownSession; readonly after: KnownSession; readonly today: string },
): Bringing {
  const found = booked.map((person) => ({ person, notice: noticeFor(person, change) }));
  return {
    notices: found.flatMap(({ person: { beneficiary_id }, notice }) => (notice ? [{ beneficiary_id, ...notice }] : [])),
    over: found.flatMap(({ person, notice }) => (person.notice && !notice ? [person.beneficiary_id] : [])),
  };
}

/** Stores it with the change, and lets the messages go: at once, or from an instant on. */
export function giveNotice(
  session: string,
  { notices, over }: Bringing,
  { actor, now, db, from }: Pick<Context, 'actor' | 'now'> & { readonly db: Writer; readonly from?: Date },
): void {
  if (over.length > 0) db.run(dropNotices(session, over));
  if (notices.length > 0) db.run(storeNotices(session, notices));
  if (!notices.some(({ state }) => state === 'waiting')) return;
  const job = { job_id: uuidV7(now.instant), kind: tellingJob, subject: session, actor, total: 0 };
  db.run(insertJob({ ...job, made_at: now.instant, ...(from ? { leased_until: from } : {}) }));
}
