export { accountsInStates } from './accounts-in-states.ts';
export { restingWorkers } from './resting-workers.ts';
export * as routes from './routes.ts';
export { numberOfAsha } from './villages/number-of-asha.ts';
