export { countedAt, givenAt, type VialsRow, vialsOfSession } from './given/queries.ts';
export { levelOfArea } from './look-up/level-of-area.ts';
export {
  figureColumns,
  figureNames,
  sessionsNotCounted,
  type VialsOfMonth,
  vaccineNames,
  vialsBySite,
} from './look-up/queries.ts';
export { keptVialsFrom, type SessionRow as CountedSession, sessionUtilisation } from './queries.ts';
export * as routes from './routes.ts';
export { stopOfBatch, stopsOfBatch } from './stops/queries.ts';
export { type WatchedBatches, watchedBatches } from './watched/queries.ts';
