import { type KnownSession, newsFor } from '@teeka/domain/sessions';
import type { Reader, Writer } from '../../../platform/db/database.ts';
import type { Context } from '../../../platform/http/handler.ts';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import { insertJob } from '../../../platform/jobs/queries.ts';
import { type BookedRow, bookedFor, dropNews, lockNews, type PersonNews, storeNews } from './queries.ts';
import { tellingJob } from './tell-by-message.ts';

/** Who is to hear what of a session that changed, and of whom nothing is to be told any more. */
export interface Bringing {
  readonly news: readonly PersonNews[];
  readonly over: readonly string[];
}

/** Whoever is booked; no message goes out between this and the end of the command. */
export async function readBooked(session: string, { db }: { readonly db: Reader }): Promise<BookedRow[]> {
  const [, booked] = await Promise.all([db.rows(lockNews(session)), db.rows(bookedFor(session))]);
  return booked;
}

export function newsOfChange(
  booked: readonly BookedRow[],
  change: { readonly before: KnownSession; readonly after: KnownSession; readonly today: string },
): Bringing {
  const found = booked.map((person) => ({ person, news: newsFor(person, change) }));
  return {
    news: found.flatMap(({ person: { beneficiary_id }, news }) => (news ? [{ beneficiary_id, ...news }] : [])),
    over: found.flatMap(({ person, news }) => (person.news && !news ? [person.beneficiary_id] : [])),
  };
}

/** Stores it with the change, and lets the messages go: at once, or from an instant on. */
export function bringNews(
  session: string,
  { news, over }: Bringing,
  { actor, now, db, from }: Pick<Context, 'actor' | 'now'> & { readonly db: Writer; readonly from?: Date },
): void {
  if (over.length > 0) db.run(dropNews(session, over));
  if (news.length > 0) db.run(storeNews(session, news));
  if (!news.some(({ state }) => state === 'waiting')) return;
  const job = { job_id: uuidV7(now.instant), kind: tellingJob, subject: session, actor, total: 0 };
  db.run(insertJob({ ...job, made_at: now.instant, ...(from ? { leased_until: from } : {}) }));
}
