export { keepProgrammes } from './keep-programmes.ts';
export { allSettings, type SettingRow } from './queries.ts';
export * as routes from './routes.ts';
export {
  maxMembersPerMobile,
  passwordPolicyOf,
  passwordValidDays,
  twoStepFor,
  twoStepOf,
  twoStepOfAny,
  usedSince,
} from './values.ts';
