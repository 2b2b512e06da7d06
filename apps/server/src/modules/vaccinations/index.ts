export { vaccinationRoutes } from './routes.ts';
