import type { Answers, VaccineRow } from './index.ts';

/** A notice, and the whole form, of one fever after a dose. */
export const notice: Answers = {
  symptoms: ['FEVER_HIGH'],
  vaccinated_at: '2026-11-21T10:00:00+05:30',
  first_symptom_at: '2026-11-21T18:00:00+05:30',
  notified_at: '2026-11-21T19:00:00+05:30',
  hospitalised: false,
  outcome: 'recovering',
};
export const whole: Answers = {
  ...notice,
  description: 'Fever since the evening, drank well.',
  village_or_urban: 'Sahaswan',
  site_address: 'Anganwadi 2, Sahaswan',
  notifier_name: 'Sunita Devi',
  notifier_designation: 'community',
  guardian_name: 'Ram Pal',
  address: 'Behind the school',
  place_type: 'outreach',
  site_type: 'outreach',
  vaccination_in: 'routine',
  vaccine_source: 'government',
  reasons: ['severe-event'],
  is_cluster: false,
  reporter_name: 'Kamla',
  reporter_designation: 'ANM',
};
export const row: VaccineRow = {
  dose_id: 'd1',
  material_id: 104,
  name: 'Pentavalent',
  is_diluent: false,
  dose_code: 'PENTA1',
  dose_no: 1,
  manufacturer: 'Doab Biologicals',
  batch_number: 'P-1',
  mfg_date: null,
  expiry_date: '2027-10-31',
  opened_at: null,
  others_same_vial: 9,
};
export const captured_at = '2026-11-21T20:00:00+05:30';
