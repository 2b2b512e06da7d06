export { type CardGroup, type CardState, cardOf, dueChips, explainedLines } from './card-state.ts';
export { doseName, explained, listedName, stateName } from './dose-words.ts';
export { CardPicture, type DoseOnCard, ExplainedDoses, ImmunisationCard } from './immunisation-card.tsx';
export { type CardPerson, personForecast, verdictOn } from './person-forecast.ts';
