export { appVersionHandler } from './app-version.ts';
export { getConfigHandler } from './get-config.ts';
export { getSettingsHandler } from './get-settings.ts';
