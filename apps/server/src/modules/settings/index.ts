export { allSettings, type SettingRow } from './queries.ts';
export { settingsRoutes } from './routes.ts';
export { maxMembersPerMobile, passwordPolicyOf, passwordValidDays, usedSince } from './values.ts';
