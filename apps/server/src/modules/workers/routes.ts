export { endSignInsOfWorkerHandler } from './end-sign-ins-of-worker.ts';
export { getWorkersHandler } from './get-workers.ts';
export { resetPasswordHandler } from './reset-password.ts';
export { unlockWorkerHandler } from './unlock-worker.ts';
export { updateUserStatusHandler } from './update-user-status.ts';
