export * as routes from './routes.ts';
export { sweepDepartures } from './sweep-departures.ts';
