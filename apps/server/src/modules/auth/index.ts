export { authRoutes } from './routes.ts';
export { sweep } from './sweep.ts';
