import type { reports } from './en/reports.ts';

/** The key of a programme's name among the words of the reports, by its category in the master list; a newer one has none. */
export const programmeWords: Readonly<Record<string, keyof typeof reports>> = {
  'Universal Immunization Programme': 'programmeNational',
  'COVID-19': 'programmeCovid',
  Others: 'programmeOther',
};
