export { keepPairings } from './keep-pairings.ts';
export * as routes from './routes.ts';
