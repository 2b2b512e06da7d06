import { isDeepStrictEqual } from 'node:util';
import { saveCaseDetails } from '@teeka/contract/cases';
import { kindOfCase, lineAfterCase } from '@teeka/domain/care';
import type { Actor } from '../../platform/access/actor.ts';
import { submissionOf } from '../../platform/clock/submission.ts';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import type { Opening } from './plan.ts';
import { plans } from './plans.ts';
import type { CaseJson } from './queries.ts';
import { lineAfter, openingOutcome } from './visit-line.ts';

const planOf = (input: Opening) => plans[kindOfCase(input)];

/** Is the case on record of the same plan, opened by the same worker, at the same time and session, for the same vaccines? */
const isSameOpening = (kept: CaseJson, input: Opening, { user_id }: Actor): boolean =>
  kept.kind === kindOfCase(input) &&
  kept.opened_by === user_id &&
  kept.session_id === input.session_id.toLowerCase() &&
  Date.parse(kept.opened_at) === Date.parse(input.captured_at) &&
  isDeepStrictEqual(kept.material_ids, input.material_ids) &&
  isDeepStrictEqual(kept.screened, input.screened);

/** Opens the case of a visit: what was asked before anything was given. */
export const saveCaseDetailsHandler = commandHandler(saveCaseDetails, {
  holds: ({ beneficiary_reference_id }) => beneficiary_reference_id,
  read: (input, context) => planOf(input).opening(input, context),
  decide(input, visit, { actor, now }) {
    if (!visit) return refuse({ code: 'REQVAL0012', path: 'beneficiary_reference_id' });
    const { session, care_case, beneficiary_id, entry } = visit.row;
    if (!session) return refuse({ code: 'REQVAL0012', path: 'session_id' });
    const { case_id, session_id, material_ids, screened, captured_at } = input;
    const audit = [{ beneficiary_id, subject: case_id, detail: { session_id, captured_at } }, ...visit.audit];
    const reply = { case_id };
    if (care_case) {
      const same = isSameOpening(care_case, input, actor) && visit.isSame(care_case);
      return same ? { decision: undefined, reply, audit } : refuse({ code: 'REQVAL0009', path: 'case_id' });
    }
    const refused = visit.refusals({
      category: session.category,
      capturedDay: submissionOf(captured_at, now).capturedDay,
    });
    if (refused.length > 0) return refuse(...refused);
    const outcome = openingOutcome({ ...visit.row, session }, captured_at, now);
    if ('refusal' in outcome) return refuse({ path: 'beneficiary_reference_id', ...outcome.refusal });
    const { session_site_id } = session;
    const line = lineAfter(session, entry?.status ?? null, lineAfterCase(input));
    const about = {
      kind: kindOfCase(input),
      case_id,
      session_id,
      session_site_id,
      beneficiary_id,
      opened_at: captured_at,
    };
    return { decision: { opened: { ...about, material_ids, screened, ...line }, store: visit.store }, reply, audit };
  },
  write(decision, { actor, db }) {
    if (!decision) return;
    const { opened, store } = decision;
    for (const statement of store(opened, actor.user_id)) db.run(statement);
  },
});
