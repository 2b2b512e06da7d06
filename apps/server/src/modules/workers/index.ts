export { restingWorkers } from './resting-workers.ts';
export * as routes from './routes.ts';
