/**
 * Programmes of the schedule, and who has them: all of India, every state that has not switched it off, or those states alone
 * that have switched it on.
 */
export const programmes = {
  UIP: 'everywhere',
  HPV: 'unless-switched-off',
  'COVID-19': 'where-switched-on',
} as const;

export type Programme = keyof typeof programmes;

/** The programmes that no state has before it switches them on. */
export const offUntilSwitchedOn: readonly string[] = Object.entries(programmes).flatMap(([name, standing]) =>
  standing === 'where-switched-on' ? [name] : [],
);
