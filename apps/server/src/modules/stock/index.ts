export { countedAt, givenAt, givenByOthers, type VialsRow, vialsOfSession } from './given/queries.ts';
export { keptVialsFrom } from './queries.ts';
export { routes } from './routes.ts';
export { stopOfBatch, stopsOfBatch } from './stops/queries.ts';
