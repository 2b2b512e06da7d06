/**
 * What a vaccine is called among systems (SNOMED CT), by the name of the vaccine in the schedule and the catalogue. From the value
 * set of vaccine codes of the national resource centre (NRCeS, `ndhm-vaccine-codes`); whoever changes a code raises the version.
 */
export const vaccineCodes = {
  version: 'ndhm.in 2.0.1, read 2026-11',
  system: 'http://snomed.info/sct',
  codes: {
    BCG: '1861000221106',
    bOPV: '1051000221104',
    fIPV: '871740006',
    HepB: '871822003',
    Penta: '871886002',
    RVV: '871761004',
    PCV: '1052330009',
    MR: '871817003',
    JE: '871724008',
    DPT: '871875004',
    Td: '871827009',
    HPV: '2001000221108',
    COVID19: '1119305005',
    COVID19P: '1119305005',
    ARV: '1131000221109',
  },
} as const satisfies {
  readonly version: string;
  readonly system: string;
  readonly codes: Readonly<Record<string, string>>;
};

/** The code of a vaccine among systems; undefined for what is no vaccine there (vitamin A, antivenom, immunoglobulin). */
export const codeOfVaccine = (vaccine: string): string | undefined =>
  (vaccineCodes.codes as Readonly<Record<string, string>>)[vaccine];
