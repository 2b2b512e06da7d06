/** The frame of the help; its pages are in `packages/words/help`. */
export const help = {
  title: 'Help',
  ofThisPage: 'Help for this page',
  find: 'Find help',
  search: 'Search the help',
  all: 'All help',
  none: 'There is no such help page.',
  contact: 'Whom to ask',
  askOffice: 'Ask your block office or your supervisor. Tell them what you wanted to do.',
  ofPlace: 'From your administration',
} as const;
