import { freezeSession } from '@teeka/contract/sessions';
import { freezeHeardFrom } from '@teeka/domain/sessions';
import { commandHandler } from '../../../platform/http/handler.ts';
import { giveNotice } from '../notices/give-notice.ts';
import { movePlan, readMoving } from './move-plan.ts';
import { storeMove } from './queries.ts';

/** A freeze may be lifted before anybody has to hear of it. */
export const freezeSessionHandler = commandHandler(freezeSession, {
  read: readMoving,
  decide: ({ reason }, rows, context) => movePlan(rows, { act: 'freeze', reason }, context),
  write({ values, bringing }, context) {
    context.db.run(storeMove(values));
    const from = new Date(freezeHeardFrom(values.date_of_session));
    giveNotice(values.session_id, bringing, { ...context, from });
  },
});
