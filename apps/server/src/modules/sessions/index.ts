export { arrivalOf } from './arrival.ts';
export type { SessionRow } from './queries.ts';
export { sessionColumns } from './queries.ts';
export { routes } from './routes.ts';
export { wireSession } from './wire-session.ts';
