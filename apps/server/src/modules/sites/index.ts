export { routes } from './routes.ts';
export { categoryOf } from './wire-site.ts';
