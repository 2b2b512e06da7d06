export { sweepDepartures } from './departures/sweep-departures.ts';
export * as routes from './routes.ts';
