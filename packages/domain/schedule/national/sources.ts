/** Where the rows come from. Official texts are cited by their own titles. */
export const sources = {
  nis: 'National Immunization Schedule, MoHFW presentation 2023',
  birth: 'National Immunization Schedule 2023; MoHFW immunization FAQ 2017 (limits of the birth doses)',
  start: 'National Immunization Schedule 2023: start under 1 year, finish a started series under 2 years',
  fipv3: 'MoHFW, third fractional IPV dose from January 2023, together with MR-1',
  before2023: 'National Immunization Schedule before January 2023: fractional IPV at 6 and 14 weeks only',
  je: 'National Immunization Schedule 2023, districts where Japanese encephalitis is endemic',
  vitaminA:
    'National Immunization Schedule 2023; vitamin A supplementation, nine doses up to 5 years; WHO guideline 2011: four to six months between doses',
  delayed: 'National Immunization Schedule 2023, delayed and missed doses: DPT after the first birthday',
  td: 'National Immunization Schedule 2023; Td in place of TT',
  precaution:
    'Specification 2, section 9: precaution dose gap 182 days, materials 3 and 4; section 5: health care and front line workers; as in CoWIN',
  hpv: 'MoHFW, HPV vaccination campaign launched on 28 February 2026',
} as const;
