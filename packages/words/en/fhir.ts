/** Health records as files for other systems (FHIR). */
export const fhir = {
  record: 'Health record as a file (FHIR)',
  saved: 'The health record is saved as a file.',
  areaTitle: 'Health records of this place',
  areaText:
    'The vaccinations of everybody who lives here and what comes next for them, in one file for another health system (FHIR R4, a record a line). It holds names and dates of birth: keep it safe.',
  areaFetch: 'Fetch the file (FHIR)',
  areaCount_one: '{{n}} person so far',
  areaCount: '{{n}} people so far',
  areaStop: 'Stop',
  areaGoOn: 'Go on',
  areaSaved_one: 'The file is saved: {{n}} person.',
  areaSaved: 'The file is saved: {{n}} people.',
  areaFailed: 'The rest could not be fetched. What has come is kept on this page: go on from there.',
  areaNone: 'Nobody here has a health record yet.',
} as const;
