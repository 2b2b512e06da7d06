/** A vaccine of the master list; `vaccine` is its name in the national schedule. */
export interface DemoMaterial {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly category: 'Universal Immunization Programme' | 'Others';
  readonly dosesPerVial: readonly number[];
  readonly vaccine: string | null;
  /** Of invented makers. */
  readonly maker: string;
}

const uip = 'Universal Immunization Programme';
const others = 'Others';
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
  {
    id: 201,
    code: 'ARV',
    name: 'Anti-rabies vaccine',
    category: others,
    dosesPerVial: [1, 5, 10],
    vaccine: null,
    maker: himalay,
  },
  {
    id: 202,
    code: 'ASV',
    name: 'Snake antivenom polyvalent',
    category: others,
    dosesPerVial: [1],
    vaccine: null,
    maker: malwa,
  },
];

const byVaccine = new Map(materials.map((material) => [material.vaccine, material]));
byVaccine.set('JE', materials.find(({ code }) => code === 'JE_LIVE') as DemoMaterial);

/** What a dose of the schedule is given from; live JE vaccine where there are two. */
export function materialFor(vaccine: string): DemoMaterial {
  const material = byVaccine.get(vaccine);
  if (!material) throw new RangeError(`no vaccine for ${vaccine}`);
  return material;
}
