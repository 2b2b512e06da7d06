export { newCardKey } from './card-keys.ts';
export * as routes from './routes.ts';
export { registerWellKnown } from './well-known.ts';
