import { cancelSession, freezeSession, restoreSession, unfreezeSession } from '@teeka/contract/sessions';
import { clashRefusals, freezeHeardFrom, type OtherSession } from '@teeka/domain/sessions';
import type { Writer } from '../../../platform/db/database.ts';
import { type CommandHandler, type Context, refuse } from '../../../platform/http/handler.ts';
import { bringNews } from '../told/bring-news.ts';
import { type Move, type MovingRows, movePlan, readMoving } from './move-plan.ts';
import { holdSiteOf, holdTeamOf, othersThatDay, storeMove } from './queries.ts';

function write({ values, bringing }: Move, context: Context & { readonly db: Writer }): void {
  context.db.run(storeMove(values));
  bringNews(values.session_id, bringing, context);
}

export const cancelSessionHandler: CommandHandler<typeof cancelSession, MovingRows, Move> = {
  call: cancelSession,
  read: readMoving,
  decide: ({ reason }, rows, context) => movePlan(rows, { act: 'cancel', reason }, context),
  write,
};

/** A freeze may be lifted before anybody has to hear of it. */
export const freezeSessionHandler: CommandHandler<typeof freezeSession, MovingRows, Move> = {
  call: freezeSession,
  read: readMoving,
  decide: ({ reason }, rows, context) => movePlan(rows, { act: 'freeze', reason }, context),
  write({ values, bringing }, context) {
    context.db.run(storeMove(values));
    const from = new Date(freezeHeardFrom(values.date_of_session));
    bringNews(values.session_id, bringing, { ...context, from });
  },
};

export const unfreezeSessionHandler: CommandHandler<typeof unfreezeSession, MovingRows, Move> = {
  call: unfreezeSession,
  read: readMoving,
  decide: (_input, rows, context) => movePlan(rows, { act: 'unfreeze' }, context),
  write,
};

interface RestoreRows extends MovingRows {
  readonly that: { readonly others: readonly OtherSession[] } | undefined;
}

/** Meanwhile the site or the team may have been given to another session. */
export const restoreSessionHandler: CommandHandler<typeof restoreSession, RestoreRows, Move> = {
  call: restoreSession,
  async read(input, context) {
    const { db } = context;
    const { session_id } = input;
    const [, moving, , that] = await Promise.all([
      db.first(holdSiteOf(session_id)),
      readMoving(input, context),
      db.rows(holdTeamOf(session_id)),
      db.first(othersThatDay(session_id)),
    ]);
    return { ...moving, that };
  },
  decide(_input, rows, context) {
    const { session, that } = rows;
    const move = movePlan<typeof restoreSession>(rows, { act: 'restore' }, context);
    if ('refused' in move || !session || !that) return move;
    const clashes = clashRefusals({ ...session, days: [session.date_of_session] }, that.others);
    return clashes.length > 0 ? refuse(...clashes.map(({ path: _path, ...clash }) => clash)) : move;
  },
  write,
};
