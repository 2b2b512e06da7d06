/**
 * What a vaccine is called among systems (SNOMED CT), by the name of the vaccine in the schedule and the catalogue. From the value
 * set of vaccine codes of the national resource centre (NRCeS, `ndhm-vaccine-codes`), with its displays; whoever changes a code
 * raises the version.
 */
export const vaccineCodes = {
  version: 'ndhm.in 2.0.1, read 2026-11',
  system: 'http://snomed.info/sct',
  codes: {
    BCG: { code: '1861000221106', display: 'BCG (Bacillus Calmette-Guerin) vaccine' },
    bOPV: {
      code: '1051000221104',
      display: 'Live attenuated poliovirus serotypes 1 and 3 vaccine in oral dose form',
    },
    fIPV: { code: '871740006', display: 'Inactivated polio vaccine' },
    HepB: { code: '871822003', display: 'Hepatitis B vaccine' },
    Penta: {
      code: '871886002',
      display: 'Diphtheria and Haemophilus influenzae type B and hepatitis B and pertussis and tetanus vaccine',
    },
    RVV: { code: '871761004', display: 'Rotavirus vaccine' },
    PCV: { code: '1052330009', display: 'Pneumococcal 10-valent conjugate vaccine' },
    MR: { code: '871817003', display: 'Measles and rubella vaccine' },
    JE: { code: '871724008', display: 'Japanese encephalitis virus vaccine' },
    DPT: { code: '871875004', display: 'Diphtheria and pertussis and tetanus vaccine' },
    Td: { code: '871827009', display: 'Low dose diphtheria and tetanus vaccine' },
    HPV: { code: '2001000221108', display: 'Human papillomavirus 6, 11, 16 and 18 vaccine' },
    COVID19: { code: '1119305005', display: 'COVID-19 antigen vaccine' },
    COVID19P: { code: '1119305005', display: 'COVID-19 antigen vaccine' },
    ARV: { code: '1131000221109', display: 'Inactivated rabies vaccine' },
  },
} as const;

export interface VaccineCode {
  readonly code: string;
  readonly display: string;
}

/** The code of a vaccine among systems; undefined for what is no vaccine there (vitamin A, antivenom, immunoglobulin). */
export const codeOfVaccine = (vaccine: string): VaccineCode | undefined =>
  Object.hasOwn(vaccineCodes.codes, vaccine)
    ? vaccineCodes.codes[vaccine as keyof typeof vaccineCodes.codes]
    : undefined;
