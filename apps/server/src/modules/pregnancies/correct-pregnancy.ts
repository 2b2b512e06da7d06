import { correctPregnancy } from '@teeka/contract/pregnancies';
import { textIn } from '@teeka/domain/pregnancy';
import { commandHandler } from '../../platform/http/handler.ts';
import {
  birthDayStatements,
  childNumbers,
  childrenBorn,
  guardianStatements,
  lockChildren,
} from '../beneficiaries/index.ts';
import { childrenFollow, childrenReleased } from './children-follow.ts';
import { decideAct } from './decide-act.ts';
import { childrenOf, readRecord } from './read-record.ts';
import { writeAct } from './write-act.ts';

/**
 * Whoever answers for the place puts right what others recorded. Who was registered with a wrong day moves with it; who was
 * registered with a delivery that is taken back stays a person, with all doses, and has no mother by it any more.
 */
export const correctPregnancyHandler = commandHandler(correctPregnancy, {
  async read(input, context) {
    const { db } = context;
    const mother = input.beneficiary_ref_id;
    const [rows, numbers] = await Promise.all([
      readRecord({ ...input, children: childrenOf(input.event.births) }, context),
      db.rows(childNumbers(mother)),
    ]);
    const locked = lockChildren(numbers.map(({ child_id }) => child_id));
    const [, children] = await Promise.all([
      db.rows(locked),
      db.rows(childrenBorn(context.actor, context.now.today, mother)),
    ]);
    return { rows, children };
  },
  decide(input, { rows, children }, context) {
    const decided = decideAct(input, rows, context, { answers: true });
    if ('refused' in decided) return decided;
    const { decision: act, audit, births } = decided;
    const { moved, apart } = childrenFollow(children, births);
    // As it stands on record: a number may be sent with noughts before it.
    const mother = String(BigInt(input.beneficiary_ref_id));
    const released = childrenReleased(children, { ...births, mother });
    const named = new Set(audit.map(({ beneficiary_id }) => beneficiary_id));
    const concerned = [...moved.map(({ child }) => child), ...released].map(({ beneficiary_id }) => beneficiary_id);
    const lines = [...new Set(concerned)]
      .filter((beneficiary_id) => !named.has(beneficiary_id))
      .map((beneficiary_id) => ({ beneficiary_id, subject: input.event.event_id }));
    return {
      decision: act && { act, moved, released },
      reply: { children_apart: [...apart] },
      audit: [...audit, ...(act ? lines : [])],
    };
  },
  write(decision, context) {
    if (!decision) return;
    const { act, moved, released } = decision;
    const { actor, db } = context;
    writeAct(act, context);
    const change = {
      changed_by: actor.user_id,
      captured_at: act.captured_at,
      remarks: textIn(act.act.facts, 'reason'),
    };
    const statements = [
      ...moved.flatMap(({ child, to }) => birthDayStatements(child, to, change)),
      ...released.flatMap((child) => guardianStatements(child, { ...child, guardian_id: null }, change)),
    ];
    for (const one of statements) db.run(one);
  },
});
