/** What screens are called whose own words come with them: menus and other screens name them. */
export const titles = {
  coverage: 'Coverage and drop-out',
  zeroDose: 'Zero-dose children',
  places: 'Places',
  facilities: 'Health facilities',
  facility: 'Health facility',
  addSite: 'Add a session site',
  site: 'Session site',
  whoLooked: 'Who looked',
  whatWasDone: 'What was done',
  settings: 'Settings for everyone',
  contents: 'Texts for everyone',
  programmes: 'Programmes of the state',
} as const;
