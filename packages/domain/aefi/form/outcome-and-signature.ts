import type { FormField } from './field.ts';

const died = { field: 'outcome', is: 'death' } as const;
const inHospital = { field: 'hospitalised', is: true } as const;

/** Sections 7 and 8: hospital, outcome, who signs. */
export const outcomeAndSignature: readonly FormField[] = [
  { section: 7, key: 'hospitalised', type: 'yes-no', need: 'notice', step: 'event' },
  { section: 7, key: 'hospital_name', type: 'text', need: 'none', step: 'event', showIf: inHospital },
  {
    section: 7,
    key: 'hospitalised_at',
    type: 'instant',
    need: 'none',
    step: 'event',
    showIf: inHospital,
    notBefore: 'vaccinated_at',
  },
  {
    section: 7,
    key: 'outcome',
    type: 'choice',
    need: 'notice',
    step: 'event',
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
  {
    section: 7,
    key: 'death_at',
    type: 'instant',
    need: 'none',
    step: 'event',
    showIf: died,
    notBefore: 'vaccinated_at',
  },
  {
    section: 7,
    key: 'post_mortem',
    type: 'choice',
    need: 'none',
    step: 'event',
    options: ['yes', 'no', 'planned'],
    showIf: died,
  },
  { section: 8, key: 'reporter_name', type: 'text', need: 'filing', step: 'sign' },
  { section: 8, key: 'reporter_designation', type: 'text', need: 'filing', step: 'sign' },
  { section: 8, key: 'mo_name', type: 'text', need: 'none', step: 'sign' },
];
