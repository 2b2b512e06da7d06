import type { RequestOf } from '@teeka/contract/call';
import type { downloadDueList } from '@teeka/contract/downloads';
import { mostOnPaper } from '@teeka/domain/downloads';
import { fileDate } from '@teeka/domain/format';
import type { Reader } from '../../platform/db/database.ts';
import { everything, narrowedTo } from '../../platform/downloads/index.ts';
import { type Context, refuse } from '../../platform/http/handler.ts';
import { drawnBy } from '../../platform/paper/queries.ts';
import { drawDueList } from './draw-due-list.ts';
import { dueListPage } from './queries.ts';
import { requestedDue } from './requested-due.ts';
import { vialsFor } from './vials-for.ts';
import { hasSomebody, wireDue } from './wire-due.ts';

/** The due list to be printed; longer than that is printed village by village. */
export async function dueListPaper(
  input: RequestOf<typeof downloadDueList>,
  context: Context & { readonly db: Reader },
) {
  const { start_date: from_date, end_date: to_date } = input;
  const question = await requestedDue({ ...input, from_date, to_date }, context, {
    from: 'start_date',
    to: 'end_date',
  });
  if ('refused' in question) return question;
  const rows = await context.db.rows(dueListPage({ ...question, page: 1, pageSize: mostOnPaper }));
  const { total = 0, total_overdue: overdue = 0, wanted = null } = rows[0] ?? {};
  if (total > mostOnPaper) return refuse({ code: 'REPREP0015', values: { most: mostOnPaper } });
  const people = rows.filter(hasSomebody).map((row) => wireDue(row, question, context));
  const { actor, now, origin } = context;
  const by = await context.db.first(drawnBy(actor.user_id));
  if (!by) throw new Error('whoever asks has an account');
  const to = await narrowedTo('due-list', { ...everything, ...input }, context);
  const body = await drawDueList(
    { people, to, range: question.range, overdue, vials: vialsFor(wanted ?? {}) },
    { language: origin.language, by, at: now.instant },
  );
  return {
    reply: { type: 'application/pdf', name: `Due-List-${fileDate(now.today)}.pdf`, body },
    audit: people.map(({ beneficiary_id }) => ({ beneficiary_id, subject: 'paper' })),
  };
}
