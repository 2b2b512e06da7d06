import { startDownload } from '@teeka/contract/downloads';
import { startSteps } from '../../platform/downloads/index.ts';
import { commandHandler } from '../../platform/http/handler.ts';
import { kinds } from './kinds.ts';

export const startDownloadHandler = commandHandler(
  startDownload,
  startSteps((report) => kinds[report]),
);
