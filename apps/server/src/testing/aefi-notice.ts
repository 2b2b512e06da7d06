import type { reportAefi } from '@teeka/contract/aefi';
import type { InputOf } from '@teeka/contract/call';
import { uuidV7 } from '../platform/ids/uuid-v7.ts';
import { type SessionDay, vaccine } from './session-day.ts';

export type AefiReport = InputOf<typeof reportAefi>;

/** Makes notices of a child with a seizure, taken to hospital an hour after a dose of this day. */
export function aefiNotices(day: SessionDay) {
  return (beneficiary_reference_id: string, more: Partial<AefiReport> = {}): AefiReport => ({
    report_id: uuidV7(),
    beneficiary_reference_id,
    given_in_session_id: '',
    form_version: 'crf-2023.1',
    answers: {
      symptoms: ['SEIZURE_FEBRILE'],
      vaccinated_at: day.at(-120),
      first_symptom_at: day.at(-60),
      notified_at: day.at(-30),
      hospitalised: true,
      outcome: 'still-hospitalised',
      notifier_phone: '9876543210',
    },
    vaccines: [],
    file: false,
    captured_at: day.at(),
    ...more,
  });
}

/** What the form asks beyond the notice. */
export const restOfForm = {
  description: 'Seizure at home, taken to the CHC',
  village_or_urban: 'Sahaswan',
  site_address: 'Sub-Centre',
  notifier_name: 'SUNITA',
  notifier_designation: 'community',
  guardian_name: 'RAM PAL',
  address: 'Behind the school',
  place_type: 'outreach',
  site_type: 'outreach',
  vaccination_in: 'routine',
  vaccine_source: 'government',
  reasons: ['hospitalisation'],
  is_cluster: false,
  reporter_name: 'KAMLA',
  reporter_designation: 'ANM',
};
/** A row of section 5. */
export const bcgRow = {
  dose_id: null,
  material_id: vaccine.bcg,
  name: 'BCG',
  is_diluent: false,
  dose_code: 'BCG',
  dose_no: null,
  manufacturer: 'Himalay',
  batch_number: 'B-7',
  mfg_date: null,
  expiry_date: '2027-12-31',
  opened_at: null,
  others_same_vial: 3,
};
