import type { FormField } from './field.ts';

const ofNotifier = { section: 2, need: 'filing', step: 'notice' } as const;
const ofWoman = { section: 3, need: 'none', step: 'person' } as const;
const whilePregnant = { showIf: { field: 'pregnant', is: 'yes' } } as const;

/** Sections 1 to 3: where, who told, who it is. State, district and block follow from the session site. */
export const placeAndPerson: readonly FormField[] = [
  { section: 1, key: 'village_or_urban', type: 'text', need: 'filing', step: 'person' },
  { section: 1, key: 'site_address', type: 'text', need: 'filing', step: 'vaccination' },

  { ...ofNotifier, key: 'notifier_name', type: 'text' },
  {
    ...ofNotifier,
    key: 'notifier_designation',
    type: 'choice',
    options: ['health-worker', 'government-doctor', 'private-practitioner', 'community', 'media', 'other'],
  },
  { section: 2, key: 'notifier_phone', type: 'mobile', need: 'none', step: 'notice' },
  { section: 2, key: 'notified_at', type: 'instant', need: 'notice', step: 'event', notBefore: 'first_symptom_at' },

  { section: 3, key: 'guardian_name', type: 'text', need: 'filing', step: 'person' },
  { section: 3, key: 'address', type: 'text', need: 'filing', step: 'person' },
  { ...ofWoman, key: 'pregnant', type: 'choice', options: ['yes', 'no', 'not-applicable'] },
  { ...ofWoman, key: 'gestation_weeks', type: 'number', min: 1, max: 42, ...whilePregnant },
  { ...ofWoman, key: 'lactating', type: 'yes-no' },
];
