/** What the parts of a visit are called. */
export const partTitles = {
  case: 'app:caseDetails',
  vaccination: 'app:vaccinationDetails',
  summary: 'app:vaccinationSummary',
  success: 'app:vaccinationSuccess',
  referral: 'bites:referralTitle',
} as const;
