/** The frame of the help; its pages are in `packages/words/help`. */
export const help = {
  title: 'Help',
  ofThisPage: 'Help for this page',
  find: 'Find help',
  search: 'Search the help',
  all: 'All help',
  none: 'There is no such help page.',
  contact: 'Whom to ask',
  ofPlace: 'From your administration',
} as const;
