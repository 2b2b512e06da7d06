/** The settings of this device. */
export const settings = {
  look: 'Look',
  theme: 'Theme',
  themeLight: 'Light',
  themeDark: 'Dark',
  autoNight: 'Dark at night',
  autoNightHelp: 'From 9 in the evening to 8 in the morning the screen turns dark by itself.',
  nightNow: 'It is night now, so the screen is dark.',
  language: 'Language',
  change: 'Change',
  device: 'Devices',
  keptHere: 'These settings stay on this device.',
} as const;
