import { nationalSchedule } from '@teeka/domain/schedule';

/** A vaccine of the master list; `vaccine` is its name in the national schedule. */
export interface DemoMaterial {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly category: 'Universal Immunization Programme' | 'Others';
  readonly dosesPerVial: readonly number[];
  readonly vaccine: string | null;
  /** Doses in the care of bites that it serves. */
  readonly gives?: readonly string[];
  /** Of invented makers. */
  readonly maker: string;
}

const uip = 'Universal Immunization Programme';
const others = 'Others' as const;
const [himalay, doab, malwa] = ['Himalay Biologicals', 'Doab Vaccines', 'Malwa Sera Institute'];

/** Presentations as usual in India. Ids keep clear of 3 and 4, which mean precaution doses. */
export const materials: readonly DemoMaterial[] = [
  { id: 101, code: 'BCG', name: 'BCG', category: uip, dosesPerVial: [10], vaccine: 'BCG', maker: himalay },
  {
    id: 102,
    code: 'HEPB',
    name: 'Hepatitis B',
    category: uip,
    dosesPerVial: [10],
    vaccine: 'HepB',
    maker: doab,
  },
  {
    id: 103,
    code: 'BOPV',
    name: 'Bivalent OPV',
    category: uip,
    dosesPerVial: [20],
    vaccine: 'bOPV',
    maker: malwa,
  },
  {
    id: 104,
    code: 'PENTA',
    name: 'Pentavalent',
    category: uip,
    dosesPerVial: [10],
    vaccine: 'Penta',
    maker: doab,
  },
  {
    id: 105,
    code: 'FIPV',
    name: 'IPV (fractional)',
    category: uip,
    dosesPerVial: [25, 50],
    vaccine: 'fIPV',
    maker: malwa,
  },
  {
    id: 106,
    code: 'RVV',
    name: 'Rotavirus',
    category: uip,
    dosesPerVial: [1, 5, 10],
    vaccine: 'RVV',
    maker: himalay,
  },
  { id: 107, code: 'PCV', name: 'PCV', category: uip, dosesPerVial: [5, 4], vaccine: 'PCV', maker: doab },
  {
    id: 108,
    code: 'MR',
    name: 'Measles-Rubella',
    category: uip,
    dosesPerVial: [5, 10],
    vaccine: 'MR',
    maker: himalay,
  },
  {
    id: 109,
    code: 'JE_LIVE',
    name: 'JE live',
    category: uip,
    dosesPerVial: [5],
    vaccine: 'JE',
    maker: malwa,
  },
  {
    id: 110,
    code: 'JE_KILLED',
    name: 'JE killed',
    category: uip,
    dosesPerVial: [1, 5],
    vaccine: 'JE',
    maker: doab,
  },
  { id: 111, code: 'DPT', name: 'DPT', category: uip, dosesPerVial: [10], vaccine: 'DPT', maker: doab },
  { id: 112, code: 'TD', name: 'Td', category: uip, dosesPerVial: [10], vaccine: 'Td', maker: malwa },
  {
    id: 113,
    code: 'HPV4',
    name: 'HPV quadrivalent',
    category: uip,
    dosesPerVial: [1],
    vaccine: 'HPV',
    maker: himalay,
  },
  // A bottle of 100 ml: 50 doses of 2 ml.
  {
    id: 114,
    code: 'VITA',
    name: 'Vitamin A 1 lakh IU/ml',
    category: uip,
    dosesPerVial: [50],
    vaccine: 'VitA',
    maker: doab,
  },
  ...careOfBites([
    [201, 'ARV', 'Anti-rabies vaccine, vial of 1 ml', 'ARV', himalay],
    [202, 'ASV', 'Snake antivenom polyvalent', 'ASV', malwa],
    [203, 'HRIG', 'Human rabies immunoglobulin', 'RIG', doab],
    [204, 'ERIG', 'Equine rabies immunoglobulin', 'RIG', malwa],
    [205, 'RMAB1', 'Rabies monoclonal antibody', 'RIG', doab],
    [206, 'RMAB2', 'Rabies antibody cocktail', 'RIG', doab],
    [207, 'SAV', 'Scorpion antivenom', 'SAV', malwa],
    [208, 'ARV_PVRV', 'Anti-rabies vaccine, vial of 0.5 ml', 'ARV', doab],
  ]),
];

/** What the anti-rabies and antivenom clinics stock; the codes are those of the rules of rabies care. */
function careOfBites(lines: readonly (readonly [number, string, string, string, string])[]): DemoMaterial[] {
  return lines.map(([id, code, name, dose, maker]) => ({
    id,
    code,
    name,
    maker,
    category: others,
    vaccine: null,
    gives: [dose],
    dosesPerVial: code === 'ARV' ? [1, 10] : code === 'ARV_PVRV' ? [1, 5] : [1],
  }));
}

/** Codes of the doses that a vaccine serves, of the national schedule and of the care of bites. */
export function doseCodesOf({ vaccine, gives = [] }: DemoMaterial): string[] {
  const ofSchedule = nationalSchedule.rows.filter((row) => row.vaccine === vaccine);
  return [...ofSchedule.map(({ code }) => code), ...gives];
}

const byVaccine = new Map(materials.map((material) => [material.vaccine, material]));
byVaccine.set('JE', materials.find(({ code }) => code === 'JE_LIVE') as DemoMaterial);

/** What a dose of the schedule is given from; live JE vaccine where there are two. */
export function materialFor(vaccine: string): DemoMaterial {
  const material = byVaccine.get(vaccine);
  if (!material) throw new RangeError(`no vaccine for ${vaccine}`);
  return material;
}
