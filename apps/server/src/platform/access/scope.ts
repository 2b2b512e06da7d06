/** Which rows an actor may ever see, as conditions for other modules' statements. */
export { blockInScope, byLevel, siteInScope, treeLevel, villageInScope } from './queries.ts';
