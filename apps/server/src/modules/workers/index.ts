export { accountsInStates } from './accounts-in-states.ts';
export { type Guard, judgeGuard, readGuard, settleGuard } from './guarded-act.ts';
export { tellAccountsJobs } from './import/tell-accounts.ts';
export { usersImport } from './import/users-import.ts';
export { judgeAct } from './judge-act.ts';
export { workerInArea } from './queries.ts';
export { restingWorkers } from './resting-workers.ts';
export * as routes from './routes.ts';
