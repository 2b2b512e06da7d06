import { symptoms } from '../symptoms.ts';
import type { FormField } from './field.ts';

/** Sections 4 and 6; the vaccines of section 5 are rows of their own (`vaccine-rows.ts`). */
export const vaccinationAndEvent: readonly FormField[] = [
  { section: 4, key: 'vaccinated_at', type: 'instant', need: 'filing', step: 'vaccination' },
  {
    section: 4,
    key: 'place_type',
    type: 'choice',
    need: 'filing',
    step: 'vaccination',
    options: ['government', 'outreach', 'private', 'other'],
  },
  {
    section: 4,
    key: 'site_type',
    type: 'choice',
    need: 'filing',
    step: 'vaccination',
    options: ['fixed', 'outreach', 'mobile', 'other'],
  },
  {
    section: 4,
    key: 'vaccination_in',
    type: 'choice',
    need: 'filing',
    step: 'vaccination',
    options: ['routine', 'campaign', 'other'],
  },
  {
    section: 4,
    key: 'vaccine_source',
    type: 'choice',
    need: 'filing',
    step: 'vaccination',
    options: ['government', 'private', 'other'],
  },
  { section: 4, key: 'first_symptom_at', type: 'instant', need: 'notice', step: 'event', notBefore: 'vaccinated_at' },

  {
    section: 6,
    key: 'symptoms',
    type: 'choices',
    need: 'notice',
    step: 'event',
    options: symptoms.map(({ code }) => code),
  },
  {
    section: 6,
    key: 'reasons',
    type: 'choices',
    need: 'filing',
    step: 'notice',
    options: [
      'death',
      'hospitalisation',
      'disability',
      'congenital-anomaly',
      'life-threatening',
      'cluster',
      'severe-event',
      'concern',
      'minor-event',
    ],
  },
  { section: 6, key: 'is_cluster', type: 'yes-no', need: 'filing', step: 'notice' },
  {
    section: 6,
    key: 'cluster_size',
    type: 'number',
    need: 'none',
    step: 'notice',
    min: 2,
    max: 10_000,
    showIf: { field: 'is_cluster', is: true },
  },
  // Ours: whoever reports may judge the event graver than the answers make it.
  {
    section: 6,
    key: 'raised_to',
    type: 'choice',
    need: 'none',
    step: 'notice',
    options: ['severe', 'serious'],
  },
  { section: 6, key: 'description', type: 'text', need: 'filing', step: 'event', max: 2000 },
];
