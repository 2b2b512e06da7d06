import { unfreezeSession } from '@teeka/contract/sessions';
import type { CommandHandler } from '../../../platform/http/handler.ts';
import { type Move, type MovingRows, movePlan, readMoving } from './move-plan.ts';
import { write } from './write-move.ts';

export const unfreezeSessionHandler: CommandHandler<typeof unfreezeSession, MovingRows, Move> = {
  call: unfreezeSession,
  read: readMoving,
  decide: (_input, rows, context) => movePlan(rows, { act: 'unfreeze' }, context),
  write,
};
