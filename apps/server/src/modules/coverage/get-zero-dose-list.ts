import { getZeroDoseList } from '@teeka/contract/coverage';
import { villageName } from '../../platform/downloads/index.ts';
import { queryHandler } from '../../platform/http/handler.ts';
import { lastRound } from './queries.ts';
import { countZeroDose, zeroDoseChildren } from './zero-dose/queries.ts';
import { requestedZeroDose } from './zero-dose/requested-zero-dose.ts';
import { wireZeroDose } from './zero-dose/wire-zero-dose.ts';

/** The children whom the figure counts: kept with it, so that both are of the same round. Nobody before the first is whole: a part would pass for all. */
export const getZeroDoseListHandler = queryHandler(getZeroDoseList, async (input, context) => {
  const { page, pageSize } = input;
  const question = requestedZeroDose(input, context);
  if ('refused' in question) return question;
  const { db } = context;
  const [round, rows, counted, village_name] = await Promise.all([
    db.first(lastRound()),
    db.rows(zeroDoseChildren(question, page, pageSize)),
    db.first(countZeroDose(question)),
    villageName(input.village_id, context),
  ]);
  const total = round ? (counted?.total ?? 0) : 0;
  const data = (round ? rows : []).map((row) => wireZeroDose(row, context));
  return {
    reply: {
      ...{ page, pageSize, total, total_pages: Math.ceil(total / pageSize), data, village_name },
      counted_at: round?.counted_at.toISOString() ?? null,
    },
    audit: data.map(({ beneficiary_id }) => ({ beneficiary_id, subject: `page ${page}` })),
  };
});
