import { cancelSession, freezeSession, restoreSession, unfreezeSession } from '@teeka/contract/sessions';
import { clashRefusals, type OtherSession } from '@teeka/domain/sessions';
import { type CommandHandler, refuse } from '../../../platform/http/handler.ts';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import { insertJob } from '../../../platform/jobs/queries.ts';
import { forgetTakenBack, storeCancelledBookings, takeBackCancelledBookings } from '../told/queries.ts';
import { tellingJob } from '../told/tell-by-message.ts';
import { movePlan } from './move-plan.ts';
import {
  holdSiteOf,
  holdTeamOf,
  lockPlans,
  type MoveValues,
  type MovingRow,
  othersThatDay,
  storeMove,
} from './queries.ts';

type Row = MovingRow | undefined;

export const cancelSessionHandler: CommandHandler<typeof cancelSession, Row, MoveValues> = {
  call: cancelSession,
  read: ({ session_id }, { actor, db }) => db.first(lockPlans(actor.scope, [session_id])),
  decide: ({ reason }, row, context) => movePlan(row, { act: 'cancel', reason }, context),
  write(move, { actor, now, db }) {
    const { session_id: subject } = move;
    db.run(storeMove(move));
    db.run(forgetTakenBack(subject));
    db.run(storeCancelledBookings(subject, now.today));
    const job = { job_id: uuidV7(now.instant), kind: tellingJob, subject };
    db.run(insertJob({ ...job, actor, total: 0, made_at: now.instant }));
  },
};

export const freezeSessionHandler: CommandHandler<typeof freezeSession, Row, MoveValues> = {
  call: freezeSession,
  read: ({ session_id }, { actor, db }) => db.first(lockPlans(actor.scope, [session_id])),
  decide: ({ reason }, row, context) => movePlan(row, { act: 'freeze', reason }, context),
  write: (move, { db }) => db.run(storeMove(move)),
};

export const unfreezeSessionHandler: CommandHandler<typeof unfreezeSession, Row, MoveValues> = {
  call: unfreezeSession,
  read: ({ session_id }, { actor, db }) => db.first(lockPlans(actor.scope, [session_id])),
  decide: (_input, row, context) => movePlan(row, { act: 'unfreeze' }, context),
  write: (move, { db }) => db.run(storeMove(move)),
};

interface RestoreRows {
  readonly session: Row;
  readonly that: { readonly others: readonly OtherSession[] } | undefined;
}

/** Meanwhile the site or the team may have been given to another session. */
export const restoreSessionHandler: CommandHandler<typeof restoreSession, RestoreRows, MoveValues> = {
  call: restoreSession,
  async read({ session_id }, { actor, db }) {
    const [, session, , that] = await Promise.all([
      db.first(holdSiteOf(session_id)),
      db.first(lockPlans(actor.scope, [session_id])),
      db.rows(holdTeamOf(session_id)),
      db.first(othersThatDay(session_id)),
    ]);
    return { session, that };
  },
  decide(_input, { session, that }, context) {
    const move = movePlan<typeof restoreSession>(session, { act: 'restore' }, context);
    if ('refused' in move || !session || !that) return move;
    const clashes = clashRefusals({ ...session, days: [session.date_of_session] }, that.others);
    return clashes.length > 0 ? refuse(...clashes.map(({ path: _path, ...clash }) => clash)) : move;
  },
  write(move, { db }) {
    db.run(storeMove(move));
    for (const query of takeBackCancelledBookings(move.session_id)) db.run(query);
  },
};
