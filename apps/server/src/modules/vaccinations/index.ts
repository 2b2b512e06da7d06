export { forecastOfStory, notCountedBy } from './doses/dose-details.ts';
export { dosesOfPerson, type StoryRow } from './doses/queries.ts';
export { reportsWaiting } from './previous/queries.ts';
export * as routes from './routes.ts';
