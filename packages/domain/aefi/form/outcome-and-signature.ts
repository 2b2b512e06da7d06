import type { FormField } from './field.ts';

const outcome = { section: 7, step: 'event' } as const;
const inHospital = { ...outcome, need: 'none', showIf: { field: 'hospitalised', is: true } } as const;
const died = { ...outcome, need: 'none', showIf: { field: 'outcome', is: 'death' } } as const;

/** Sections 7 and 8: hospital, outcome, who signs. */
export const outcomeAndSignature: readonly FormField[] = [
  { ...outcome, key: 'hospitalised', type: 'yes-no', need: 'notice' },
  { ...inHospital, key: 'hospital_name', type: 'text' },
  { ...inHospital, key: 'hospitalised_at', type: 'instant', notBefore: 'vaccinated_at' },
  {
    ...outcome,
    key: 'outcome',
    type: 'choice',
    need: 'notice',
    options: [
      'still-hospitalised',
      'discharged',
      'left-against-advice',
      'recovered',
      'not-hospitalised',
      'recovering',
      'sequelae',
      'death',
    ],
  },
  { ...died, key: 'death_at', type: 'instant', notBefore: 'vaccinated_at' },
  { ...died, key: 'post_mortem', type: 'choice', options: ['yes', 'no', 'planned'] },
  { section: 8, key: 'reporter_name', type: 'text', need: 'filing', step: 'sign' },
  { section: 8, key: 'reporter_designation', type: 'text', need: 'filing', step: 'sign' },
  { section: 8, key: 'mo_name', type: 'text', need: 'none', step: 'sign' },
];
