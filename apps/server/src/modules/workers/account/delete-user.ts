import { deleteUser } from '@teeka/contract/workers';
import { commandHandler, refuse } from '../../../platform/http/handler.ts';
import {
  actsRefusal,
  checkOwnPassword,
  countAct,
  holdOwnSignIns,
  passwordTurns,
  readActs,
  readOwnPassword,
  settleOwnPassword,
} from '../../auth/index.ts';
import { judgeAct } from '../judge-act.ts';
import { workerInArea } from '../queries.ts';
import { hangsOn, holdUser, removals } from './queries.ts';

/**
 * Removes an account that was made by mistake. One that was ever used stays, as what was recorded names it, and so does one
 * that sessions or villages name: it is closed instead. That it was there stays on the audit log.
 */
export const deleteUserHandler = commandHandler(deleteUser, {
  turns: passwordTurns,
  async read({ user_id }, context) {
    const { user_id: own, sign_in_id, scope } = context.actor;
    const acts = await readActs('end', user_id, context);
    await holdOwnSignIns(context);
    await context.db.first(holdUser(user_id));
    const [password, worker] = await Promise.all([
      readOwnPassword(own, { sign_in_id }, context),
      context.db.first(workerInArea(user_id, scope)),
    ]);
    const hanging = worker ? await context.db.first(hangsOn(user_id)) : undefined;
    return { acts, password, worker, hanging };
  },
  async decide(input, { acts, password, worker, hanging }, context) {
    const judged = judgeAct(input, worker, context);
    if ('refused' in judged) return judged;
    const tooMany = actsRefusal(acts, context.now.instant);
    if (tooMany) return refuse(tooMany);
    const owner = await checkOwnPassword(input.currentPassword, password, context);
    if ('refused' in owner) return owner;
    if (!hanging || hanging.was_used || hanging.sessions > 0 || hanging.villages > 0)
      return refuse({ code: 'ADMROL0007' });
    const { user_id, user_name, role } = judged.worker;
    const detail = { security: 'account of a worker removed', user_name, role, reason: judged.reason };
    return {
      decision: { user_id, acts, password },
      reply: {},
      audit: [{ beneficiary_id: '0', subject: user_id, detail }],
    };
  },
  write({ user_id, acts, password }, context) {
    settleOwnPassword(password, context.db);
    countAct(acts, context);
    for (const removal of removals(user_id)) context.db.run(removal);
  },
});
