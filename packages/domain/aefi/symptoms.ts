/** How grave an event is; the later ones outrank the earlier. */
export const categories = ['minor', 'severe', 'serious'] as const;
export type Category = (typeof categories)[number];

export interface Symptom {
  readonly code: string;
  /** What an event with this symptom is at least. Source: CRF symptom list, classes of section 4.1. */
  readonly category: Category;
  /** Families are told to expect it: two of them in a session are no cluster (our reading). */
  readonly expected?: true;
}

/** Suspected events of the form. A symptom that counts as serious by itself is a product choice: it means hospital. */
export const symptoms: readonly Symptom[] = [
  { code: 'LOCAL_MILD', category: 'minor', expected: true },
  { code: 'FEVER_LOW', category: 'minor', expected: true },
  { code: 'IRRITABLE', category: 'minor', expected: true },
  { code: 'RASH', category: 'minor' },
  { code: 'VOMIT_DIARRHOEA', category: 'minor' },
  { code: 'FAINT', category: 'minor' },
  { code: 'LYMPHADENITIS', category: 'minor' },
  { code: 'FEVER_HIGH', category: 'severe' },
  { code: 'LOCAL_SEVERE', category: 'severe' },
  { code: 'ABSCESS', category: 'severe' },
  { code: 'CRYING', category: 'severe' },
  { code: 'SEIZURE_FEBRILE', category: 'severe' },
  { code: 'SEIZURE_AFEBRILE', category: 'severe' },
  { code: 'ANAPHYLAXIS', category: 'severe' },
  { code: 'HHE', category: 'severe' },
  { code: 'THROMBOCYTOPENIA', category: 'severe' },
  { code: 'SEPSIS', category: 'serious' },
  { code: 'ENCEPHALOPATHY', category: 'serious' },
  { code: 'TSS', category: 'serious' },
  { code: 'INTUSSUSCEPTION', category: 'serious' },
  { code: 'AFP_GBS', category: 'serious' },
  { code: 'OTHER', category: 'minor', expected: true },
];

const byCode: ReadonlyMap<string, Symptom> = new Map(symptoms.map((symptom) => [symptom.code, symptom]));

export const symptomOf = (code: string): Symptom | undefined => byCode.get(code);

/** The graver of two. */
export const graver = (a: Category, b: Category): Category => (categories.indexOf(a) >= categories.indexOf(b) ? a : b);
