import type { CatalogueRow, Handling } from './row.ts';

type Kept = Pick<Handling, 'openVialReuse' | 'discardAfter'>;
const fourHours: Kept = { openVialReuse: false, discardAfter: { count: 4, unit: 'hours' } };
const fourWeeks: Kept = { openVialReuse: true, discardAfter: { count: 28, unit: 'days' } };

const handled = (kept: Kept, more: Partial<Handling> = {}): { readonly handling: Handling } => ({
  handling: { ...kept, vvm: true, freezeSensitive: false, diluent: false, ...more },
});
const freezes = { freezeSensitive: true };
const powder = { diluent: true };

const lost = (wastagePercent: number, dosesPerVial: number): Pick<CatalogueRow, 'planning'> => ({
  planning: { dosesPerVial, wastagePercent },
});

const national = { category: 'Universal Immunization Programme', container: 'vial', live: false } as const;
const live = { ...national, live: true } as const;
const covid = { category: 'COVID-19', container: 'vial', live: false } as const;
const precaution = { ...covid, vaccine: 'COVID19P', dosesPerVial: [10], ...lost(10, 10) } as const;
const ofBites = { category: 'Others', container: 'vial', live: false } as const;
const antiRabies = {
  ...ofBites,
  gives: ['ARV'],
  ...handled(
    { openVialReuse: false, discardAfter: { count: 8, unit: 'hours' } },
    { vvm: false, ...freezes, ...powder },
  ),
};
const immunoglobulin = { ...ofBites, gives: ['RIG'], dosesPerVial: [1] } as const;

/** A row each, in the order of the master list. */
const rows: readonly CatalogueRow[] = [
  // Which vaccine somebody's course was of is not asked: nobody is given one here.
  { ...covid, id: 1, code: 'COVID19', name: 'COVID-19 vaccine, first doses', vaccine: 'COVID19', dosesPerVial: [] },
  { ...precaution, id: 3, code: 'COVISHIELD', name: 'Covishield, precaution dose' },
  { ...precaution, id: 4, code: 'COVAXIN', name: 'Covaxin, precaution dose' },
  {
    ...live,
    ...{ id: 101, code: 'BCG', name: 'BCG', vaccine: 'BCG', dosesPerVial: [10] },
    ...handled(fourHours, powder),
    ...lost(36, 10),
  },
  {
    ...national,
    ...{ id: 102, code: 'HEPB', name: 'Hepatitis B', vaccine: 'HepB', dosesPerVial: [10] },
    ...handled(fourWeeks, freezes),
    ...lost(20, 10),
  },
  {
    ...live,
    ...{ id: 103, code: 'BOPV', name: 'Bivalent OPV', vaccine: 'bOPV', dosesPerVial: [20] },
    ...handled(fourWeeks),
    ...lost(25, 20),
  },
  {
    ...national,
    ...{ id: 104, code: 'PENTA', name: 'Pentavalent', vaccine: 'Penta', dosesPerVial: [10] },
    ...handled(fourWeeks, freezes),
    ...lost(15, 10),
  },
  {
    ...national,
    ...{ id: 105, code: 'FIPV', name: 'IPV (fractional)', vaccine: 'fIPV', dosesPerVial: [25, 50] },
    ...handled(fourWeeks, freezes),
    ...lost(30, 25),
  },
  {
    ...live,
    ...{ id: 106, code: 'RVV', name: 'Rotavirus', vaccine: 'RVV', dosesPerVial: [1, 5, 10] },
    ...handled(fourHours),
    ...lost(25, 5),
  },
  {
    ...national,
    ...{ id: 107, code: 'PCV', name: 'PCV', vaccine: 'PCV', dosesPerVial: [5, 4] },
    ...handled(fourWeeks, freezes),
    ...lost(27, 5),
  },
  {
    ...live,
    ...{ id: 108, code: 'MR', name: 'Measles-Rubella', vaccine: 'MR', dosesPerVial: [5, 10] },
    ...handled(fourHours, powder),
    ...lost(40, 5),
  },
  {
    ...live,
    ...{ id: 109, code: 'JE_LIVE', name: 'JE live', vaccine: 'JE', dosesPerVial: [5] },
    ...handled(fourHours, powder),
    ...lost(30, 5),
  },
  {
    ...national,
    ...{ id: 110, code: 'JE_KILLED', name: 'JE killed', vaccine: 'JE', dosesPerVial: [1, 5] },
    ...handled(fourWeeks, freezes),
  },
  {
    ...national,
    ...{ id: 111, code: 'DPT', name: 'DPT', vaccine: 'DPT', dosesPerVial: [10] },
    ...handled(fourWeeks, freezes),
    ...lost(28, 10),
  },
  {
    ...national,
    ...{ id: 112, code: 'TD', name: 'Td', vaccine: 'Td', dosesPerVial: [10] },
    ...handled(fourWeeks, freezes),
    ...lost(20, 10),
  },
  {
    ...national,
    ...{ id: 113, code: 'HPV4', name: 'HPV quadrivalent', vaccine: 'HPV', dosesPerVial: [1] },
    ...handled({ openVialReuse: null, discardAfter: null }, freezes),
    ...lost(0, 1),
  },
  // A bottle of 100 ml: 50 doses of 2 ml, the first dose half of that; 6 to 8 weeks after opening. Lost: the planning
  // allowance of most vaccines.
  {
    ...national,
    ...{ id: 114, code: 'VITA', name: 'Vitamin A 1 lakh IU/ml', vaccine: 'VitA', dosesPerVial: [50] },
    container: 'bottle',
    ...handled({ openVialReuse: true, discardAfter: { count: 56, unit: 'days' } }, { vvm: false }),
    ...lost(10, 50),
  },
  { ...antiRabies, id: 201, code: 'ARV', name: 'Anti-rabies vaccine, vial of 1 ml', dosesPerVial: [1, 10] },
  {
    ...ofBites,
    ...{ id: 202, code: 'ASV', name: 'Snake antivenom polyvalent', gives: ['ASV'], dosesPerVial: [1] },
    ...handled({ openVialReuse: false, discardAfter: { count: 0, unit: 'hours' } }, { vvm: false, ...freezes }),
  },
  { ...immunoglobulin, id: 203, code: 'HRIG', name: 'Human rabies immunoglobulin' },
  { ...immunoglobulin, id: 204, code: 'ERIG', name: 'Equine rabies immunoglobulin' },
  { ...immunoglobulin, id: 205, code: 'RMAB1', name: 'Rabies monoclonal antibody' },
  { ...immunoglobulin, id: 206, code: 'RMAB2', name: 'Rabies antibody cocktail' },
  { ...ofBites, id: 207, code: 'SAV', name: 'Scorpion antivenom', gives: ['SAV'], dosesPerVial: [1] },
  { ...antiRabies, id: 208, code: 'ARV_PVRV', name: 'Anti-rabies vaccine, vial of 0.5 ml', dosesPerVial: [1, 5] },
];

/**
 * The one list of vaccines and sera; a change raises the version, by which installed databases take it over. Sources:
 * open-vial policy of September 2015; presentations are general knowledge; wastage is in or near published ranges, that of
 * the precaution dose the allowance of the operational texts on COVID-19. To be
 * confirmed by the district's cold-chain officer.
 */
export const catalogue = { version: 2, rows } as const;

const byCode: ReadonlyMap<string, CatalogueRow> = new Map(rows.map((row) => [row.code, row]));

/** What is known of a vaccine by its code; undefined for one that a newer server knows. */
export const inCatalogue = (code: string): CatalogueRow | undefined => byCode.get(code);

const byName: ReadonlyMap<string, CatalogueRow> = new Map(rows.map((row) => [row.name, row]));

/** The same by its name of the list, as reports keep it; undefined for one that somebody typed. */
export const namedInCatalogue = (name: string): CatalogueRow | undefined => byName.get(name);

/** The first of the list that a vaccine of the schedule is given from: of two kinds the usual one. */
export const usualOf = (vaccine: string): CatalogueRow | undefined => rows.find((row) => row.vaccine === vaccine);

/** Live vaccines, as the rows of the schedule name them. */
export const liveVaccines: readonly string[] = rows.flatMap(({ live, vaccine }) => (live && vaccine ? [vaccine] : []));
