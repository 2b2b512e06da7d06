export { abhaRoutes } from './routes.ts';
