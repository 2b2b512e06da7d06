import { followUpAefi } from '@teeka/contract/aefi';
import { followUp, statusOf } from '@teeka/domain/aefi';
import { clockRefusal } from '../../platform/clock/submission.ts';
import { firstLocked } from '../../platform/db/first-locked.ts';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { storePersonChanged } from '../beneficiaries/index.ts';
import { lockReport, reportToFollow, storeEvent, storeStanding } from './queries.ts';
import { isSameEvent } from './same-event.ts';
import { storeTokens } from './tokens/queries.ts';
import { tokensOf } from './tokens.ts';
import { phoneOf, standingOf } from './wire-report.ts';
import { withoutPhone } from './without-phone.ts';

export const followUpAefiHandler = commandHandler(followUpAefi, {
  read(input, { actor, db }) {
    const of = { ...input, beneficiary_id: input.beneficiary_reference_id };
    return firstLocked(db, { hold: lockReport(actor, of), ask: reportToFollow(actor, of) });
  },
  decide(input, row, { actor, now, atRest }) {
    if (!row) return refuse({ code: 'REQVAL0012', path: 'report_id' });
    const { beneficiary_id, report_id, status, category } = row;
    const { event_id, kind, captured_at } = input;
    const audit = [{ beneficiary_id, subject: report_id, detail: { kind, captured_at } }];
    const said = withoutPhone(report_id, input.answers, atRest);
    const { vaccines, file, external_case_id, causality, note } = input;
    const detail = { answers: said.answers, vaccines, file, external_case_id, causality, note };
    const event = { beneficiary_id, report_id, event_id, kind, detail, phone: said.phone, captured_at };
    if (row.seen) {
      const sent = { ...event, captured_by: actor.user_id };
      if (!isSameEvent(report_id, row.seen, sent, atRest)) return refuse({ code: 'REQVAL0009', path: 'event_id' });
      return { decision: undefined, reply: { status, category }, audit };
    }
    const wrongClock = clockRefusal(captured_at, now);
    if (wrongClock) return refuse(wrongClock);
    const outcome = followUp(standingOf(row, phoneOf(row, { atRest })), input, actor.role);
    if ('refused' in outcome) return refuse(...outcome.refused);
    const rested = withoutPhone(report_id, outcome.standing.answers, atRest);
    const standing = { ...outcome.standing, answers: rested.answers };
    const decision = {
      event,
      to: { status: statusOf(standing), standing, phone: said.phone },
      tokens: tokensOf(row.session_id, standing.vaccines),
    };
    const reply = { status: decision.to.status, category: standing.category };
    return { decision, reply, audit };
  },
  write(decision, { actor, db }) {
    if (!decision) return;
    db.run(storeStanding(decision.event, decision.to));
    db.run(storeTokens(decision.event, decision.tokens));
    db.run(storeEvent(decision.event, actor));
    // The next dose asks about the event.
    db.run(storePersonChanged(decision.event.beneficiary_id));
  },
});
