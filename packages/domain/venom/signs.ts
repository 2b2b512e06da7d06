/** Signs after a snake bite, by what they tell (Indian snakebite protocol 2009, treatment guideline 2016). */
export const snakeSigns = {
  'fang-marks': 'mark',
  pain: 'mild-local',
  'swelling-mild': 'mild-local',
  'swelling-spreading': 'severe-local',
  'swelling-half-limb': 'severe-local',
  blisters: 'severe-local',
  necrosis: 'severe-local',
  ptosis: 'neuro',
  'double-vision': 'neuro',
  ophthalmoplegia: 'neuro',
  'swallowing-difficult': 'neuro',
  'breathing-difficult': 'neuro',
  'neck-weak': 'neuro',
  paralysis: 'neuro',
  'bleeding-gums': 'haemo',
  'bleeding-nose': 'haemo',
  'bleeding-urine': 'haemo',
  'bleeding-site': 'haemo',
  shock: 'systemic',
  'kidney-failure': 'systemic',
} as const;
export type SnakeSign = keyof typeof snakeSigns;
export type SnakeSignKind = (typeof snakeSigns)[SnakeSign];

const kinds: Readonly<Record<string, SnakeSignKind>> = snakeSigns;

/** Does any of the signs tell of this? Signs of a newer version tell nothing here. */
export function tells(signs: readonly string[], ...wanted: readonly SnakeSignKind[]): boolean {
  return signs.some((sign) => {
    const kind = Object.hasOwn(kinds, sign) ? kinds[sign] : undefined;
    return kind !== undefined && wanted.includes(kind);
  });
}

/** Snakes as the record names them; the first four are those that Indian polyvalent antivenom is made against. */
export const snakes = [
  'cobra',
  'krait',
  'russells-viper',
  'saw-scaled-viper',
  'pit-viper',
  'sea-snake',
  'king-cobra',
  'other',
  'not-seen',
] as const;

/** Signs after a scorpion sting, by the grade that they make (file of facts, after published series). */
export const scorpionSigns = {
  pain: 1,
  tingling: 1,
  sweating: 2,
  vomiting: 2,
  salivation: 2,
  'cold-limbs': 2,
  priapism: 2,
  tachycardia: 3,
  hypotension: 3,
  'lung-oedema': 3,
  'shock-with-lung-oedema': 4,
  'organs-failing': 4,
  coma: 4,
} as const;
