import type { Immunoglobulin, RabiesRules, RabiesVaccine, Regimen, RestartRule } from './regimen.ts';

const national = 'National guideline for rabies prophylaxis 2019';
const who = 'WHO position paper 2018';
const late = 'late limits: proposal of this product, no national threshold is published';

/** No published guideline restarts a course; WHO goes on with it. The specification of this product is followed. */
const restart: RestartRule = {
  whenExceeded: 'restart',
  source: 'specification 2, section 2, case-close dialog: vaccination restarts from the first dose',
};

const regimen = (
  code: string,
  of: Omit<Regimen, 'code' | 'lastDayWindow' | 'national' | 'exceeded' | 'source'> & Partial<Regimen>,
): Regimen => ({
  code,
  lastDayWindow: null,
  national: true,
  exceeded: restart,
  source: `${national}; ${late}`,
  ...of,
});

const intradermal = { route: 'ID', ml: 0.1 } as const;
const muscular = { route: 'IM', ml: null } as const;
const prevention = {
  kind: 'PREP',
  days: [0, 7, 21],
  lastDayWindow: [21, 28],
  sites: [1, 1, 1],
  maxLateDays: [null, 7, 14],
} as const;
const again = { kind: 'REEXPOSURE', days: [0, 3], sites: [1, 1], maxLateDays: [null, 4] } as const;

const regimens: readonly Regimen[] = [
  regimen('IDRV', {
    kind: 'PEP',
    ...intradermal,
    days: [0, 3, 7, 28],
    sites: [2, 2, 2, 2],
    maxLateDays: [null, 4, 7, 14],
  }),
  regimen('IMRV', {
    kind: 'PEP',
    ...muscular,
    days: [0, 3, 7, 14, 28],
    sites: [1, 1, 1, 1, 1],
    maxLateDays: [null, 4, 7, 14, 14],
  }),
  regimen('IPC1W', {
    kind: 'PEP',
    ...intradermal,
    days: [0, 3, 7],
    sites: [2, 2, 2],
    maxLateDays: [null, 4, 7],
    national: false,
    source: `${who}; ${late}`,
  }),
  regimen('IM4', {
    kind: 'PEP',
    ...muscular,
    days: [0, 3, 7, 14],
    lastDayWindow: [14, 28],
    sites: [1, 1, 1, 1],
    maxLateDays: [null, 4, 7, 14],
    national: false,
    source: `${who}; ${late}`,
  }),
  // uncertain: from general knowledge, not verified against the position paper.
  regimen('ZAGREB', {
    kind: 'PEP',
    ...muscular,
    days: [0, 7, 21],
    sites: [2, 1, 1],
    maxLateDays: [null, 7, 14],
    national: false,
    source: `${who} (not verified); ${late}`,
  }),
  regimen('REEXP_ID', { ...again, ...intradermal }),
  regimen('REEXP_IM', { ...again, ...muscular }),
  regimen('PREP_ID', { ...prevention, ...intradermal }),
  regimen('PREP_IM', { ...prevention, ...muscular }),
];

/** Strength and vial of HRIG, and the strength of the antibody cocktail, are uncertain: the label decides. */
const immunoglobulins: readonly Immunoglobulin[] = [
  { code: 'HRIG', iuPerKg: 20, iuPerMl: 150, iuPerVial: 300, labelMaxIu: null, source: national },
  { code: 'ERIG', iuPerKg: 40, iuPerMl: 300, iuPerVial: 1500, labelMaxIu: 3000, source: 'product leaflet' },
  { code: 'RMAB1', iuPerKg: 3.33, iuPerMl: 40, iuPerVial: 100, labelMaxIu: null, source: 'product leaflet' },
  { code: 'RMAB2', iuPerKg: 40, iuPerMl: null, iuPerVial: null, labelMaxIu: null, source: 'product leaflet' },
];

/** A vial of 1 ml holds ten shots of 0.1 ml, one of 0.5 ml five. */
const vaccines: readonly RabiesVaccine[] = [
  { code: 'ARV', vialMl: 1, source: national },
  { code: 'ARV_PVRV', vialMl: 0.5, source: national },
];

export const rabiesRules: RabiesRules = {
  version: '2026-1',
  regimens,
  immunoglobulins,
  vaccines,
  rigLatestDay: 7,
  woundCareOnlyMonths: 3,
  observationDays: 10,
  // Above what rounding to the syringe makes.
  askAboveDose: 1.1,
  restOfRig: 'im-away-from-vaccine',
  // Bats: no routine prophylaxis in the national guideline, category III for WHO.
  harmless: ['rodent', 'bat'],
  wild: ['mongoose', 'jackal', 'wild-other'],
  watched: ['dog', 'cat'],
  stopsAfter: ['healthy'],
};

/** Every version there was, the newest first: a course keeps the one it was begun under. */
export const rabiesVersions: readonly RabiesRules[] = [rabiesRules];

/** The rules of a version; those of today where the version is not known here. */
export function rabiesRulesOf(version: string, versions = rabiesVersions): RabiesRules {
  return versions.find((rules) => rules.version === version) ?? rabiesRules;
}

/** A regimen by its code, with what the rules say of single vaccines. */
export function regimenOf({ regimens, vaccines }: RabiesRules, code: string): Regimen | undefined {
  const found = regimens.find((one) => one.code === code);
  const own = vaccines.flatMap((vaccine) => (vaccine.exceeded ? [[vaccine.code, vaccine.exceeded] as const] : []));
  return found && { ...found, exceededBy: Object.fromEntries(own) };
}
