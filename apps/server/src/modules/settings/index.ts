export { ownText } from './contents/own-text.ts';
export { keepProgrammes } from './keep-programmes.ts';
export { allSettings, contentOf, type SettingRow } from './queries.ts';
export * as routes from './routes.ts';
export {
  helpContactOf,
  maxMembersPerMobile,
  passwordPolicyOf,
  passwordValidDays,
  twoStepFor,
  twoStepOf,
  twoStepOfAny,
  usedSince,
} from './values.ts';
