import { downloadSessionDetails } from '@teeka/contract/sessions';
import { fileWords } from '@teeka/domain/beneficiaries';
import { fileDate } from '@teeka/domain/format';
import { nameIn } from '@teeka/domain/names';
import { queryHandler, refuse } from '../../platform/http/handler.ts';
import { drawnBy } from '../../platform/paper/queries.ts';
import { drawReport, pdfFile } from '../../platform/paper/report.ts';
import { sessionUtilisation } from '../stock/index.ts';
import { summaryOf } from './history/queries.ts';
import { adverseOfSession, linesOfSession, materialsNamed } from './paper/queries.ts';
import { sessionContent } from './paper/session-paper.ts';

/** A session as a paper, by what stands on record when it is requested. */
export const downloadSessionDetailsHandler = queryHandler(downloadSessionDetails, async (input, context) => {
  const { actor, now, db, origin } = context;
  const { session_id, env, language = origin.language } = input;
  const [session, lines, counted, adverse, by] = await Promise.all([
    db.first(summaryOf(actor.scope, session_id)),
    db.rows(linesOfSession(actor.scope, session_id)),
    db.first(sessionUtilisation(actor.scope, session_id)),
    db.rows(adverseOfSession(actor.scope, session_id)),
    db.first(drawnBy(actor.user_id)),
  ]);
  if (!session || !by) return refuse({ code: 'REQVAL0012', path: 'session_id' });
  const materials = await db.rows(materialsNamed((counted?.report?.lines ?? []).map(({ material_id }) => material_id)));
  const body = await drawReport({
    ...{ language, env, by, now },
    content: (language) => sessionContent({ session, lines, counted, materials, adverse }, language),
  });
  const people = new Set([...lines, ...adverse].map(({ beneficiary_id }) => beneficiary_id));
  return {
    reply: pdfFile(
      body,
      `${fileWords(session.session_name || nameIn(session.site, 'en'), 'session')}-${fileDate(session.date_of_session)}`,
    ),
    audit: [
      { beneficiary_id: '0', subject: session_id, detail: { language, people: people.size } },
      ...[...people].map((beneficiary_id) => ({ beneficiary_id, subject: session_id })),
    ],
  };
});
