/** Health records as files for other systems (FHIR). */
export const fhir = {
  record: 'Health record as a file (FHIR)',
  saved: 'The health record is saved as a file.',
  areaTitle: 'Health records of this place',
  areaText:
    'The vaccinations of everybody who lives here and what comes next for them, in one file for another health system (FHIR R4, a record a line). It holds names and dates of birth: keep it safe.',
  areaFetch: 'Have the file prepared (FHIR)',
  areaPreparing: 'The file is being prepared.',
} as const;
