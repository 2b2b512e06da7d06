import { correctPregnancy } from '@teeka/contract/pregnancies';
import { textIn } from '@teeka/domain/pregnancy';
import { commandHandler } from '../../platform/http/handler.ts';
import { birthDayStatements, childNumbers, childrenBorn, lockChildren } from '../beneficiaries/index.ts';
import { childrenFollow } from './children-follow.ts';
import { decideAct } from './decide-act.ts';
import { readRecord } from './read-record.ts';
import { writeAct } from './write-act.ts';

/** Whoever answers for the place puts right what others recorded; who was registered with a wrong day moves with it. */
export const correctPregnancyHandler = commandHandler(correctPregnancy, {
  async read(input, context) {
    const { db } = context;
    const mother = input.beneficiary_ref_id;
    const [rows, numbers] = await Promise.all([
      readRecord({ ...input, children: [] }, context),
      db.rows(childNumbers(mother)),
    ]);
    const locked = lockChildren(numbers.map(({ child_id }) => child_id));
    const [, children] = await Promise.all([db.rows(locked), db.rows(childrenBorn(mother))]);
    return { rows, children };
  },
  decide(input, { rows, children }, context) {
    const decided = decideAct({ ...input, event: { ...input.event, births: [] } }, rows, context, { answers: true });
    if ('refused' in decided) return decided;
    const { decision: act, audit, births } = decided;
    const { moved, apart } = childrenFollow(children, births);
    const lines = moved.map(({ child: { beneficiary_id } }) => ({ beneficiary_id, subject: input.event.event_id }));
    return {
      decision: act && { act, moved },
      reply: { children_apart: [...apart] },
      audit: [...audit, ...(act ? lines : [])],
    };
  },
  write(decision, context) {
    if (!decision) return;
    const { act, moved } = decision;
    const { actor, db } = context;
    writeAct(act, context);
    const change = {
      changed_by: actor.user_id,
      captured_at: act.captured_at,
      remarks: textIn(act.act.facts, 'reason'),
    };
    for (const { child, to } of moved) for (const one of birthDayStatements(child, to, change)) db.run(one);
  },
});
