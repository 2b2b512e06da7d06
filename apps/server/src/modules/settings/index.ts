export { allSettings, type SettingRow } from './queries.ts';
export * as routes from './routes.ts';
export { maxMembersPerMobile, passwordPolicyOf, passwordValidDays, usedSince } from './values.ts';
