/** When a screen fails: read also where no other words could be loaded. */
export const failed = {
  title: 'This page could not be shown',
  safe: 'What you have recorded is safe on this phone.',
  again: 'Open again',
  home: 'Go to the home page',
  number: 'If it happens again, tell your block office this number: {{id}}',
  late: 'Teeka has not loaded completely. It tries again by itself.',
} as const;
