/** Which rows an actor may ever see, as conditions for other modules' statements. */
export { areaName, blockInScope, byLevel, siteInScope, treeLevel, villageInScope } from './queries.ts';
