export {
  checkUserName,
  type PersonOfAccount,
  personRefusals,
  proposedUserName,
} from './account.ts';
export {
  type AccountState,
  accountStates,
  missedSince,
  signInState,
  type Unsent,
  unsentOf,
  unsentSince,
} from './account-states.ts';
export { answersFor, type Post, postsBelow } from './answers-for.ts';
export { type Deed, type Deeds, deedsToTell } from './deeds.ts';
export type { HouseholdChange, MappedHousehold, WantedHousehold, WantedHouseholds } from './household-mapping.ts';
export {
  type GivenPost,
  keptSites,
  mostSites,
  type Posting,
  type PostPart,
  partOf,
  postingRefusals,
  posts,
  postsToGive,
} from './posts.ts';
export { quietDays } from './quiet-days.ts';
export {
  judgeMapping,
  type MappedVillage,
  type Sharing,
  sharings,
  type VillageAtMove,
  type VillageChange,
  villagesLeft,
  type WantedMapping,
  type WantedVillage,
} from './village-mapping.ts';
export { visitedBy } from './visited-by.ts';
