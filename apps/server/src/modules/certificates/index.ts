export * as routes from './routes.ts';
export { registerWellKnown } from './well-known.ts';
