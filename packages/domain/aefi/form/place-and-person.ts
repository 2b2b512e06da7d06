import type { FormField } from './field.ts';

/** Sections 1 to 3: where, who told, who it is. State, district and block follow from the session site. */
export const placeAndPerson: readonly FormField[] = [
  { section: 1, key: 'village_or_urban', type: 'text', need: 'filing', step: 'person' },
  { section: 1, key: 'site_address', type: 'text', need: 'filing', step: 'vaccination' },

  { section: 2, key: 'notifier_name', type: 'text', need: 'filing', step: 'notice' },
  {
    section: 2,
    key: 'notifier_designation',
    type: 'choice',
    need: 'filing',
    step: 'notice',
    options: ['health-worker', 'government-doctor', 'private-practitioner', 'community', 'media', 'other'],
  },
  { section: 2, key: 'notifier_phone', type: 'mobile', need: 'none', step: 'notice' },
  { section: 2, key: 'notified_at', type: 'instant', need: 'notice', step: 'event', notBefore: 'first_symptom_at' },

  { section: 3, key: 'guardian_name', type: 'text', need: 'filing', step: 'person' },
  { section: 3, key: 'address', type: 'text', need: 'filing', step: 'person' },
  {
    section: 3,
    key: 'pregnant',
    type: 'choice',
    need: 'none',
    step: 'person',
    options: ['yes', 'no', 'not-applicable'],
  },
  {
    section: 3,
    key: 'gestation_weeks',
    type: 'number',
    need: 'none',
    step: 'person',
    min: 1,
    max: 42,
    showIf: { field: 'pregnant', is: 'yes' },
  },
  { section: 3, key: 'lactating', type: 'yes-no', need: 'none', step: 'person' },
];
