export { appVersionHandler } from './app-version.ts';
export { changeSettingHandler } from './change-setting.ts';
export { getConfigHandler } from './get-config.ts';
export { getProgrammesHandler } from './get-programmes.ts';
export { getSettingsHandler } from './get-settings.ts';
export { getSettingsToChangeHandler } from './get-settings-to-change.ts';
export { switchProgrammeHandler } from './switch-programme.ts';
