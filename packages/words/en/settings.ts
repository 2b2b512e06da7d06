/** The settings of this device. */
export const settings = {
  look: 'Look',
  theme: 'Theme',
  themeLight: 'Light',
  themeDark: 'Dark',
  autoNight: 'Dark at night',
  autoNightHelp: 'From 9 in the evening to 8 in the morning the screen turns dark by itself.',
  nightNow: 'It is night now, so the screen is dark.',
  stickyHeader: 'Header stays in view while scrolling',
  motion: 'Movement on the screen',
  motionHelp: 'Sheets slide in and colours fade. Off, everything changes at once.',
  language: 'Language',
  change: 'Change',
  device: 'Devices',
  keptHere: 'These settings stay on this device.',
} as const;
