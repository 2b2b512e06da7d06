export { workerRoutes } from './routes.ts';
