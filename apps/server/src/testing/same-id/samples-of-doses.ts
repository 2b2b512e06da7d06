import { addVaccineDetails } from '@teeka/contract/cases';
import * as vaccinations from '@teeka/contract/vaccinations';
import { addDays } from '@teeka/domain/calendar';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { openVisit } from '../open-visit.ts';
import { cardPdf } from '../pdf-of.ts';
import { type SessionDay, vaccine } from '../session-day.ts';
import type { MadeSample } from './made-sample.ts';

async function given(day: SessionDay) {
  const open = await openVisit(day, { person: { dob: day.today } });
  const dose = day.dose();
  await day.phone.ask(addVaccineDetails, { ...open, vaccine_details: [dose] });
  return { dose, beneficiary_reference_id: open.beneficiary_reference_id };
}

const paper = async (day: SessionDay, more: object = {}) => ({
  beneficiary_reference_id: await day.person({ dob: addDays(day.today, -200) }),
  case_id: uuidV7(),
  material_id: vaccine.bcg,
  material_name: 'BCG',
  rig_type: '',
  proof: 'word' as const,
  vaccine_details: [{ dose_id: uuidV7(), dose_code: 'BCG', day_of_dose: addDays(day.today, -100), file_name: '' }],
  captured_at: day.at(),
  ...more,
});

/** Doses that are put right, and what was given elsewhere. */
export const samplesOfDoses: readonly MadeSample[] = [
  {
    call: vaccinations.correctDose,
    ids: ['corrected.dose_id'],
    at: 'day',
    make: async (day) => {
      const { dose, beneficiary_reference_id } = await given(day);
      const { dose_code, material_id, given_on, body_site } = dose;
      return {
        beneficiary_reference_id,
        dose_id: dose.dose_id,
        reason: 'Batch misread',
        captured_at: day.at(),
        corrected: {
          dose_id: uuidV7(),
          dose_code,
          material_id,
          given_on,
          body_site,
          batch_number: 'X-2',
          expiry_date: '2027-06-30',
        },
      };
    },
  },
  {
    call: vaccinations.addPreviousVaccination,
    ids: ['case_id', 'vaccine_details.0.dose_id'],
    at: 'day',
    make: paper,
    notKept: {
      material_name: 'follows from its number',
      'vaccine_details.*.file_name': 'names a file that comes along, and none came',
    },
  },
  {
    call: vaccinations.addPreviousVaccinationFile,
    ids: [],
    at: 'day',
    make: async (day) => {
      const report = await paper(day);
      await day.phone.ask(vaccinations.addPreviousVaccination, report);
      const { beneficiary_reference_id, case_id, vaccine_details, captured_at } = report;
      const content = cardPdf().toString('base64');
      const dose_id = vaccine_details[0]?.dose_id;
      return { beneficiary_reference_id, case_id, dose_id, captured_at, file_name: 'card.pdf', content };
    },
    others: async (_, input) => ({
      'another file': { ...(input as object), content: cardPdf({ page: '/UserUnit 2' }).toString('base64') },
    }),
    notKept: { captured_at: 'when the same file was taken once more' },
    anybody: 'the very file is kept with the dose, whoever brings it',
  },
];
