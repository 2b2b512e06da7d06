import type { Handler } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { endSignInsOfWorkerHandler } from './end-sign-ins-of-worker.ts';
import { getWorkersHandler } from './get-workers.ts';
import { unlockWorkerHandler } from './unlock-worker.ts';

export const workerRoutes = (platform: Platform): Handler[] => [
  getWorkersHandler,
  endSignInsOfWorkerHandler(platform),
  unlockWorkerHandler,
];
