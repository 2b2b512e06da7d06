import type { Handler } from '../../platform/http/handler.ts';
import { addToOngoingSessionHandler } from './add-to-ongoing-session.ts';
import { endSessionHandler } from './end-session.ts';
import { getOngoingSessionsHandler } from './get-ongoing-sessions.ts';
import { getSessionDataHandler } from './get-session-data.ts';
import { rejectBeneficiaryHandler } from './reject-beneficiary.ts';
import { startSessionHandler } from './start-session.ts';
import { verifyManuallyHandler } from './verify-manually.ts';

export const routes: readonly Handler[] = [
  getOngoingSessionsHandler,
  getSessionDataHandler,
  startSessionHandler,
  endSessionHandler,
  addToOngoingSessionHandler,
  verifyManuallyHandler,
  rejectBeneficiaryHandler,
];
