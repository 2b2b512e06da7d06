import { symptoms } from '../symptoms.ts';
import type { FormField } from './field.ts';

const ofPlace = { section: 4, need: 'filing', step: 'vaccination' } as const;
const ofNotice = { section: 6, need: 'none', step: 'notice' } as const;
const inCluster = { showIf: { field: 'is_cluster', is: true } } as const;

/** Sections 4 and 6; the vaccines of section 5 are rows of their own (`vaccine-rows.ts`). */
export const vaccinationAndEvent: readonly FormField[] = [
  { ...ofPlace, key: 'vaccinated_at', type: 'instant' },
  { ...ofPlace, key: 'place_type', type: 'choice', options: ['government', 'outreach', 'private', 'other'] },
  { ...ofPlace, key: 'site_type', type: 'choice', options: ['fixed', 'outreach', 'mobile', 'other'] },
  { ...ofPlace, key: 'vaccination_in', type: 'choice', options: ['routine', 'campaign', 'other'] },
  { ...ofPlace, key: 'vaccine_source', type: 'choice', options: ['government', 'private', 'other'] },
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
  { ...ofNotice, key: 'cluster_size', type: 'number', min: 2, max: 10_000, ...inCluster },
  // Ours: whoever reports may judge the event graver than the answers make it.
  { ...ofNotice, key: 'raised_to', type: 'choice', options: ['severe', 'serious'] },
  { section: 6, key: 'description', type: 'text', need: 'filing', step: 'event', max: 2000 },
];
