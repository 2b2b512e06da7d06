import type { Handler } from '../../../platform/http/handler.ts';
import { publishSessionsHandler } from '../stops/publish-sessions.ts';
import {
  cancelSessionHandler,
  freezeSessionHandler,
  restoreSessionHandler,
  unfreezeSessionHandler,
} from '../stops/stop-and-go-on.ts';
import { getPeopleToTellHandler } from '../told/get-people-to-tell.ts';
import { markPersonToldHandler } from '../told/mark-person-told.ts';
import { addNewSessionHandler } from './add-new-session.ts';
import { getPlanChoicesHandler, getSessionPlanHandler, getSessionPlansHandler } from './look-at-plans.ts';
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
