export { type ChangedBy, checkSetting, lockOutRefusal } from './check-setting.ts';
export {
  addedContents,
  type ContentName,
  contentAttributes,
  contentLength,
  contentLink,
  contentNames,
  contentTags,
  settledContent,
} from './contents.ts';
export {
  type EditableSetting,
  editableSettings,
  type SettingGroup,
  type SettingKey,
  type SettingKind,
  settingGroups,
  settingKeys,
  settingOf,
} from './editable.ts';
export { defaultIdleLockMinutes, defaultOfflineHours, defaultSignInIdleDays } from './lock.ts';
export { defaultTheme, hourCheckInterval, isNight, nightTheme, themeAt } from './night.ts';
export {
  isOnOn,
  latestSwitch,
  type ProgrammeChange,
  plannedOf,
  switchedProgrammes,
  switchRefusals,
  typesOffOn,
  wishedSwitchRefusals,
} from './programmes.ts';
export { asksForUpdate } from './version.ts';
export { type Configured, configures, configuringLevels } from './who-configures.ts';
