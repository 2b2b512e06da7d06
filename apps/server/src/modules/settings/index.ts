export { allSettings, type SettingRow } from './queries.ts';
export { settingsRoutes } from './routes.ts';
export { maxMembersPerMobile, passwordPolicyOf, passwordValidDays, signInIdleDays } from './values.ts';
