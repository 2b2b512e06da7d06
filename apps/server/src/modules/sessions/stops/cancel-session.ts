import { cancelSession } from '@teeka/contract/sessions';
import { commandHandler } from '../../../platform/http/handler.ts';
import { movePlan, readMoving } from './move-plan.ts';
import { write } from './write-move.ts';

export const cancelSessionHandler = commandHandler(cancelSession, {
  read: readMoving,
  decide: ({ reason }, rows, context) => movePlan(rows, { act: 'cancel', reason }, context),
  write,
});
