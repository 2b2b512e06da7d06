import { cancelSession } from '@teeka/contract/sessions';
import type { CommandHandler } from '../../../platform/http/handler.ts';
import { type Move, type MovingRows, movePlan, readMoving } from './move-plan.ts';
import { write } from './write-move.ts';

export const cancelSessionHandler: CommandHandler<typeof cancelSession, MovingRows, Move> = {
  call: cancelSession,
  read: readMoving,
  decide: ({ reason }, rows, context) => movePlan(rows, { act: 'cancel', reason }, context),
  write,
};
