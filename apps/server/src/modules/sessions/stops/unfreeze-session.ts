import { unfreezeSession } from '@teeka/contract/sessions';
import { commandHandler } from '../../../platform/http/handler.ts';
import { movePlan, readMoving } from './move-plan.ts';
import { write } from './write-move.ts';

export const unfreezeSessionHandler = commandHandler(unfreezeSession, {
  read: readMoving,
  decide: (_input, rows, context) => movePlan(rows, { act: 'unfreeze' }, context),
  write,
});
