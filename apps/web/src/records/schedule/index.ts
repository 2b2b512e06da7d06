export { dueChips } from './card-state.ts';
export { doseName, explained, stateName } from './dose-words.ts';
export { ImmunisationCard } from './immunisation-card.tsx';
export { type CardPerson, personForecast, verdictOn } from './person-forecast.ts';
