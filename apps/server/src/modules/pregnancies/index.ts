export { antenatalPlan } from './antenatal-plan.ts';
export { listedRow } from './listed-row.ts';
export { pregnanciesOfArea } from './lists/home-counts.ts';
export { pregnancyOnCard, visitsInShort } from './paper/pregnancy-on-card.ts';
export { lmpOfPregnancy, pregnanciesOfWoman } from './queries.ts';
export * as routes from './routes.ts';
export { sealEvent } from './sealed/open-events.ts';
export { packedPregnancies } from './sealed/packed-pregnancies.ts';
export { type PregnanciesOfRow, registeredChildrenOf, sealedEvents } from './sealed/queries.ts';
