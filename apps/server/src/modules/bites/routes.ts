import type { Handler } from '../../platform/http/handler.ts';
import { addCaseEventHandler } from './add-case-event.ts';
import { downloadNotifiableBitesHandler } from './lists/download-notifiable-bites.ts';
import { getNotifiableBitesHandler } from './lists/get-notifiable-bites.ts';
import { getRabiesRecallHandler } from './lists/get-rabies-recall.ts';
import { restartCaseHandler } from './restart-case.ts';

export const routes: readonly Handler[] = [
  restartCaseHandler,
  addCaseEventHandler,
  getRabiesRecallHandler,
  getNotifiableBitesHandler,
  downloadNotifiableBitesHandler,
];
