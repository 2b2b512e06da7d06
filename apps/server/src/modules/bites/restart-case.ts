import { restartCase } from '@teeka/contract/bites';
import { givenDays } from '@teeka/domain/bites';
import { rabiesRulesOf, regimenOf, restartRefusal } from '@teeka/domain/rabies';
import { captureRefusal, deceasedRefusal } from '@teeka/domain/sessions';
import { submissionOf } from '../../platform/clock/submission.ts';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { biteSentence } from '../../platform/words/sentence.ts';
import { lockPerson } from '../beneficiaries/index.ts';
import { factsOf } from './bite-details.ts';
import { biteOfPerson, sessionOfActor, storeBiteClosing, storeEvent } from './queries.ts';
import { type NewBiteCase, storeBiteCase } from './store-bite-case.ts';

/** Closes a course whose period was exceeded and opens a linked one; what was asked about the bite goes along. */
export const restartCaseHandler = commandHandler(restartCase, {
  async read({ beneficiary_reference_id: beneficiary_id, case_id, new_case_id, session_id }, { actor, now, db }) {
    if (!isUuid(case_id)) return { course: undefined, session: undefined };
    const [, course, session] = await Promise.all([
      db.rows(lockPerson(beneficiary_id)),
      db.first(biteOfPerson(actor, now.today, { beneficiary_id, case_id, event_id: null, new_case_id })),
      session_id === undefined ? undefined : db.first(sessionOfActor(actor.scope, { session_id, beneficiary_id })),
    ]);
    return { course, session };
  },
  decide(input, { course: row, session }, { actor, now, origin: { language } }) {
    if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_reference_id' });
    // Where none was named there is none; else it is one of the actor's.
    if (input.session_id !== undefined && !session) return refuse({ code: 'REQVAL0012', path: 'session_id' });
    const { case_id, new_case_id = uuidV7(), session_id = null } = input;
    const captured_at = input.captured_at ?? now.instant.toISOString();
    const submission = submissionOf(captured_at, now);
    const wrongClock = captureRefusal(submission);
    if (wrongClock) return refuse(wrongClock);
    const { beneficiary_id, bite } = row;
    if (bite?.case_type !== 'rabies') return refuse({ code: 'VACDOS0009', path: 'case_id' });
    const audit = [{ beneficiary_id, subject: case_id, detail: { new_case_id, captured_at } }];
    const reply = { message: biteSentence(language, 'restarted'), case_id: new_case_id };
    if (row.restarted_as?.case_id === new_case_id) {
      const begun = row.restarted_as;
      const same =
        begun.session_id === session_id &&
        begun.opened_by === actor.user_id &&
        (input.captured_at === undefined || Date.parse(begun.opened_at) === Date.parse(captured_at));
      return same ? { decision: undefined, reply, audit } : refuse({ code: 'REQVAL0009', path: 'new_case_id' });
    }
    if (row.is_case_taken) return refuse({ code: 'REQVAL0009', path: 'new_case_id' });
    if (session && !session.is_listed) return refuse({ code: 'SESDAY0010', path: 'session_id' });
    const died = deceasedRefusal(row.deceased_on, submission);
    if (died) return refuse({ path: 'beneficiary_reference_id', ...died });
    if (bite.status !== 'open') return refuse({ code: 'VACDOS0010', path: 'case_id' });
    const regimen = regimenOf(rabiesRulesOf(bite.rules_version), bite.regimen);
    if (!regimen) return refuse({ code: 'VACDOS0009', path: 'case_id' });
    const refusal = restartRefusal(regimen, givenDays(row.recorded, case_id), submission.capturedDay);
    if (refusal) return refuse(refusal);
    const about = { beneficiary_id, case_id };
    const facts = { state: 'period-exceeded' };
    const opened: NewBiteCase = {
      ...factsOf(bite.details),
      beneficiary_id,
      case_id: new_case_id,
      session_id,
      session_site_id: bite.session_site_id,
      material_ids: [],
      screened: [],
      restarted_from: case_id,
      opened_at: captured_at,
      entry: null,
      from: null,
      cameAfterAll: false,
    };
    const event = { ...about, event_id: uuidV7(), kind: 'closed', at: captured_at, facts, captured_at };
    const closing = { ...about, status: 'closed' as const, at: captured_at };
    return { decision: { closing, event, opened }, reply, audit };
  },
  write(decision, { actor, db }) {
    if (!decision) return;
    db.run(storeBiteClosing(decision.closing));
    db.run(storeEvent(decision.event, actor.user_id));
    for (const statement of storeBiteCase(decision.opened, actor.user_id)) db.run(statement);
  },
});

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
