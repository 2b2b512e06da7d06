import { isDeepStrictEqual } from 'node:util';
import { addCaseEvent } from '@teeka/contract/bites';
import { dripEndRefusal, eventRefusal, freeTextRefusals } from '@teeka/domain/bites';
import { clockTolerance } from '@teeka/domain/sessions';
import { clockRefusal } from '../../platform/clock/submission.ts';
import { firstLocked } from '../../platform/db/first-locked.ts';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { lockPerson } from '../beneficiaries/index.ts';
import { type BiteRow, biteOfPerson, storeEvent } from './queries.ts';

type Said = NonNullable<BiteRow['event']>;

/** Adds what happened to a case of a bite. Also to a closed one: what happened is true whoever closed it. */
export const addCaseEventHandler = commandHandler(addCaseEvent, {
  read: ({ beneficiary_reference_id: beneficiary_id, case_id, event: { event_id } }, { actor, now, db }) =>
    firstLocked(db, {
      hold: lockPerson(beneficiary_id),
      ask: biteOfPerson(actor, now.today, { beneficiary_id, case_id, event_id }),
    }),
  decide({ case_id, event, captured_at }, row, { actor, now }) {
    if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_reference_id' });
    const wrongClock = clockRefusal(captured_at, now);
    if (wrongClock) return refuse(wrongClock);
    if (!row.bite) return refuse({ code: 'VACDOS0009', path: 'case_id' });
    const { beneficiary_id } = row;
    const { event_id, kind, at, facts } = event;
    const audit = [{ beneficiary_id, subject: case_id, detail: { kind, captured_at } }];
    if (row.event) {
      const said = (one: Said) => ({
        ...one,
        at: Date.parse(one.at),
        captured_at: Date.parse(one.captured_at),
      });
      const sent = { case_id, kind, at, facts, captured_at, captured_by: actor.user_id };
      const same = isDeepStrictEqual(said(row.event), said(sent));
      return same ? { decision: undefined, reply: {}, audit } : refuse({ code: 'REQVAL0009', path: 'event.event_id' });
    }
    if (Date.parse(at) > now.instant.getTime() + clockTolerance) {
      return refuse({ code: 'FLDVAL0019', path: 'event.at', values: { max: now.today } });
    }
    const [text] = freeTextRefusals(facts);
    if (text) return refuse({ ...text, path: `event.facts.${text.path}` });
    const { case_type, bitten_on, details } = row.bite;
    const about = { case_type, bitten_on, born: row.dob, creature: details.venom?.creature };
    const impossible = eventRefusal(event, about);
    if (impossible) return refuse(impossible);
    const wrongEnd =
      kind === 'drip-ended' ? dripEndRefusal(row.recorded, { case_id, dose_id: facts.dose_id, at }) : undefined;
    if (wrongEnd) return refuse(wrongEnd);
    const decision = { beneficiary_id, case_id, event_id, kind, at, facts, captured_at };
    return { decision, reply: {}, audit };
  },
  write(decision, { actor, db }) {
    if (decision) db.run(storeEvent(decision, actor.user_id));
  },
});
