import type { Handler } from '../../../platform/http/handler.ts';
import { getPeopleToTellHandler } from '../notices/get-people-to-tell.ts';
import { markPersonToldHandler } from '../notices/mark-person-told.ts';
import { cancelSessionHandler } from '../stops/cancel-session.ts';
import { freezeSessionHandler } from '../stops/freeze-session.ts';
import { publishSessionsHandler } from '../stops/publish-sessions.ts';
import { restoreSessionHandler } from '../stops/restore-session.ts';
import { unfreezeSessionHandler } from '../stops/unfreeze-session.ts';
import { addNewSessionHandler } from './add-new-session.ts';
import { getPlanChoicesHandler } from './get-plan-choices.ts';
import { getSessionPlanHandler } from './get-session-plan.ts';
import { getSessionPlansHandler } from './get-session-plans.ts';
import { updateSessionHandler } from './update-session.ts';

export const planRoutes: readonly Handler[] = [
  addNewSessionHandler,
  updateSessionHandler,
  publishSessionsHandler,
  cancelSessionHandler,
  restoreSessionHandler,
  freezeSessionHandler,
  unfreezeSessionHandler,
  getSessionPlansHandler,
  getSessionPlanHandler,
  getPlanChoicesHandler,
  getPeopleToTellHandler,
  markPersonToldHandler,
];
