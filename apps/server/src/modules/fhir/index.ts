export * as routes from './routes.ts';
