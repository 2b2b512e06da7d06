import type { Handler } from '../../platform/http/handler.ts';
import { addToOngoingSessionHandler } from './add-to-ongoing-session.ts';
import { changeSlotHandler } from './change-slot.ts';
import { endSessionHandler } from './end-session.ts';
import { getOngoingSessionsHandler } from './get-ongoing-sessions.ts';
import { getSessionDataHandler } from './get-session-data.ts';
import { sessionHistoryHandler } from './history/session-history.ts';
import { sessionSummaryHandler } from './history/session-summary.ts';
import { carryNoShowsHandler } from './no-shows/carry-no-shows.ts';
import { undoCarryNoShowsHandler } from './no-shows/undo-carry-no-shows.ts';
import { planRoutes } from './plans/routes.ts';
import { rejectBeneficiaryHandler } from './reject-beneficiary.ts';
import { startSessionHandler } from './start-session.ts';
import { verifyManuallyHandler } from './verify-manually.ts';

export const routes: readonly Handler[] = [
  getOngoingSessionsHandler,
  getSessionDataHandler,
  startSessionHandler,
  endSessionHandler,
  addToOngoingSessionHandler,
  changeSlotHandler,
  verifyManuallyHandler,
  rejectBeneficiaryHandler,
  carryNoShowsHandler,
  undoCarryNoShowsHandler,
  sessionHistoryHandler,
  sessionSummaryHandler,
  ...planRoutes,
];
