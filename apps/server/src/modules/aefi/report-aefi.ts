import { reportAefi } from '@teeka/contract/aefi';
import { newReport, statusOf, vaccinatedOn } from '@teeka/domain/aefi';
import { dayInIndia } from '@teeka/domain/calendar';
import { clockRefusal } from '../../platform/clock/submission.ts';
import { firstLocked } from '../../platform/db/first-locked.ts';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { lockPerson, storePersonChanged } from '../beneficiaries/index.ts';
import { personForReport, storeEvent, storeReport } from './queries.ts';
import { isSameEvent } from './same-event.ts';
import { storeTokens } from './tokens/queries.ts';
import { tokensOf } from './tokens.ts';
import { withoutPhone } from './without-phone.ts';

export const reportAefiHandler = commandHandler(reportAefi, {
  read: (input, { actor, now, db }) =>
    firstLocked(db, {
      hold: lockPerson(input.beneficiary_reference_id),
      ask: personForReport(actor, now.today, {
        beneficiary_id: input.beneficiary_reference_id,
        session_id: input.given_in_session_id,
        report_id: input.report_id,
      }),
    }),
  decide(input, row, { actor, now, atRest }) {
    if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_reference_id' });
    const { beneficiary_id, village_code, session_id, session_site_id, existing } = row;
    const { report_id, form_version, captured_at } = input;
    const audit = [{ beneficiary_id, subject: report_id, detail: { captured_at } }];
    const judged = newReport(input, { role: actor.role, born: row.dob });
    if ('refused' in judged) return refuse(...judged.refused);
    const { answers, phone } = withoutPhone(report_id, judged.standing.answers, atRest);
    // The first event carries the id of the report: what was said at first stays readable, whatever is added.
    const detail = { answers, vaccines: judged.standing.vaccines, file: input.file };
    const event = {
      beneficiary_id,
      report_id,
      event_id: report_id,
      kind: 'answers',
      detail,
      phone,
      captured_at,
    };
    if (existing) {
      const said = { ...event, captured_by: actor.user_id };
      if (existing.session_id !== session_id || !isSameEvent(report_id, existing.said, said, atRest))
        return refuse({ code: 'REQVAL0009', path: 'report_id' });
      const { status, category } = existing;
      return { decision: undefined, reply: { report_id, status, category }, audit };
    }
    const wrongClock = clockRefusal(captured_at, now);
    if (wrongClock) return refuse(wrongClock);
    const standing = { ...judged.standing, answers };
    const status = statusOf(standing);
    const report = {
      beneficiary_id,
      report_id,
      session_id,
      session_site_id,
      village_code,
      form_version,
      status,
      standing,
      phone,
      made_at: captured_at,
      vaccinated_on: vaccinatedOn(answers) ?? dayInIndia(captured_at),
    };
    const reply = { report_id, status, category: standing.category };
    return { decision: { report, event }, reply, audit };
  },
  write(decision, { actor, db }) {
    if (!decision) return;
    const { report, event } = decision;
    db.run(storeReport(report, actor.user_id));
    db.run(storeTokens(report, tokensOf(report.session_id, report.standing.vaccines)));
    db.run(storeEvent(event, actor));
    // The next dose asks about the event.
    db.run(storePersonChanged(report.beneficiary_id));
  },
});
