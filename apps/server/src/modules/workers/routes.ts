export { endSignInsOfWorkerHandler } from './end-sign-ins-of-worker.ts';
export { getWorkersHandler } from './get-workers.ts';
export { unlockWorkerHandler } from './unlock-worker.ts';
