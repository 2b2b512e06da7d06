/** Help: whom to ask, what runs here, what failed. */
export const resources = {
  help: 'Help',
  askOffice:
    'Ask your block office or your supervisor. Tell them what you wanted to do, and the number below if a page failed.',
  noFaults: 'No page has failed on this phone.',
  faults: 'Pages that failed on this phone',
  fault: '{{at}} · {{screen}}',
  contact: 'Whom to ask',
  phone: 'Number to call',
  openSettings: 'Open the settings',
  versions: 'What runs here',
  app: 'App',
  server: 'Server',
  rules: 'Vaccination schedule',
  serverUnknown: 'no answer yet',
  about: 'About Teeka',
} as const;
