import { isDeepStrictEqual } from 'node:util';
import { saveUtilisation } from '@teeka/contract/stock';
import { captureRefusal, isWaiting, sessionTakes } from '@teeka/domain/sessions';
import { differences, recounted, reportRefusals, type UtilisationLine } from '@teeka/domain/stock';
import { submissionOf } from '../../platform/clock/submission.ts';
import { firstLocked } from '../../platform/db/first-locked.ts';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { lockCounted, sessionForReport, storeUtilisation, type UtilisationOnRecord } from './queries.ts';

export const saveUtilisationHandler = commandHandler(saveUtilisation, {
  read: ({ session_id }, { actor, db }) =>
    firstLocked(db, {
      hold: lockCounted(actor.scope, session_id),
      ask: sessionForReport(actor.scope, session_id),
    }),
  decide(input, row, { actor, now }) {
    if (!row) return refuse({ code: 'REQVAL0012', path: 'session_id' });
    const { session_id, session_site_id, date_of_session } = row;
    const { utilisation_id, captured_at, correction_reason } = input;
    const lines = recounted(input.lines, row.given);
    const audit = [{ beneficiary_id: '0', subject: session_id, detail: { utilisation_id, captured_at } }];
    const kept = row.reports.find((one) => one.utilisation_id === utilisation_id);
    if (kept) {
      const same = isSameCount(kept, {
        reported_by: actor.user_id,
        captured_at,
        correction_reason: correction_reason.trim(),
        lines,
      });
      if (!same) return refuse({ code: 'REQVAL0009', path: 'utilisation_id' });
      return { decision: undefined, reply: {}, audit };
    }
    const submission = submissionOf(captured_at, now);
    const wrongClock = captureRefusal(submission);
    if (wrongClock) return refuse(wrongClock);
    const { status, started_at } = row;
    const waits = started_at === null && row.given.length === 0 && (isWaiting(status) || status === 'frozen');
    const closed = waits ? sessionTakes({ status, date: date_of_session, started_at }, submission) : undefined;
    if (closed) return refuse({ ...closed, path: 'session_id' });
    // A dose may have been given before anybody heard that the session was cancelled.
    if (row.status === 'cancelled' && row.given.length === 0) return refuse({ code: 'SESDAY0007', path: 'session_id' });
    const refused = reportRefusals(
      { lines, correction_reason },
      {
        on: date_of_session,
        vaccines: new Map(row.vaccines.map((one) => [one.material_id, one.material_code])),
        isCorrection: row.reports.length > 0 && differences(row.given, row.counted).length === 0,
      },
    );
    if (refused.length > 0) return refuse(...refused);
    const report = { session_id, utilisation_id, session_site_id, date_of_session, captured_at, lines };
    return { decision: { ...report, correction_reason: correction_reason.trim() }, reply: {}, audit };
  },
  write(decision, { actor, db }) {
    if (decision) db.run(storeUtilisation(decision, actor.user_id));
  },
});

/** Lines as what was counted, in one order: how many doses are on record is the server's own and changes. */
function counted(lines: readonly UtilisationLine[]): unknown {
  const texts = lines.map(({ doses_recorded: _, ...line }) =>
    JSON.stringify(Object.fromEntries(Object.entries(line).sort(([a], [b]) => a.localeCompare(b)))),
  );
  return texts.sort().map((text) => JSON.parse(text) as unknown);
}

/** Is this the very count that is on record under its id? */
function isSameCount(kept: UtilisationOnRecord, sent: Omit<UtilisationOnRecord, 'utilisation_id'>): boolean {
  return (
    kept.reported_by === sent.reported_by &&
    Date.parse(kept.captured_at) === Date.parse(sent.captured_at) &&
    kept.correction_reason === sent.correction_reason &&
    isDeepStrictEqual(counted(kept.lines), counted(sent.lines))
  );
}
