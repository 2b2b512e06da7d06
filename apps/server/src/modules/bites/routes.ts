export { addCaseEventHandler } from './add-case-event.ts';
export { downloadNotifiableBitesHandler } from './lists/download-notifiable-bites.ts';
export { getNotifiableBitesHandler } from './lists/get-notifiable-bites.ts';
export { getRabiesRecallHandler } from './lists/get-rabies-recall.ts';
export { restartCaseHandler } from './restart-case.ts';
