import { addVaccineDetails } from '@teeka/contract/cases';
import * as certificates from '@teeka/contract/certificates';
import { getCoverage, getZeroDoseList } from '@teeka/contract/coverage';
import { getHealthRecord } from '@teeka/contract/fhir';
import { getVaccinationDueList } from '@teeka/contract/schedule';
import * as vaccinations from '@teeka/contract/vaccinations';
import { addDays } from '@teeka/domain/calendar';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { openVisit } from '../open-visit.ts';
import { cardPdf } from '../pdf-of.ts';
import { vaccine } from '../session-day.ts';
import { type AreaSample, names, tells, triedIn } from './area-sample.ts';
import type { AreaSide } from './area-side.ts';
import { onePoint } from './samples-of-people.ts';

/** A dose given at a session of that side by its first vaccinator. */
async function given(at: AreaSide) {
  const visit = await openVisit(at, { person: { dob: at.today } });
  const dose = at.dose();
  await at.phone.ask(addVaccineDetails, { ...visit, vaccine_details: [dose] });
  return { dose, beneficiary_reference_id: visit.beneficiary_reference_id, case_id: visit.case_id };
}

const earlier = (at: AreaSide, beneficiary_reference_id: string) => ({
  beneficiary_reference_id,
  case_id: uuidV7(),
  material_id: vaccine.bcg,
  proof: 'word' as const,
  vaccine_details: [{ dose_id: uuidV7(), dose_code: 'BCG', day_of_dose: at.today }],
  captured_at: at.at(),
});

/** A dose from a card, reported on that side. */
async function reported(at: AreaSide) {
  const input = earlier(at, await at.person({ dob: at.today }));
  await at.phone.ask(vaccinations.addPreviousVaccination, input);
  return { ...input, dose_id: input.vaccine_details[0]?.dose_id ?? '' };
}

/** A certificate of a dose given on that side. */
async function issued(at: AreaSide, of: 'all' | 'BCG' = 'all') {
  const { beneficiary_reference_id: beneficiary_ref_id } = await given(at);
  const { certificate_id, number } = await at.phone.ask(certificates.issueCertificate, {
    beneficiary_ref_id,
    language: 'en',
    of,
  });
  return { beneficiary_ref_id, certificate_id, number };
}

/** The dose, due list, and what was given elsewhere. */
export const samplesOfSchedule: readonly AreaSample[] = [
  triedIn('apps/server/src/modules/coverage/coverage.test.ts', getCoverage),
  triedIn('apps/server/src/modules/coverage/agreement.test.ts', getZeroDoseList),
  names(certificates.issueCertificate, async (at) => ({
    beneficiary_ref_id: (await given(at)).beneficiary_reference_id,
    language: 'both' as const,
  })),
  names(certificates.regenerateCert, async (at) => {
    const { beneficiary_ref_id, certificate_id } = await issued(at);
    return { beneficiary_ref_id, certificate_id };
  }),
  names(certificates.getIssuedCertificates, async (at) => {
    const { beneficiary_ref_id } = await issued(at);
    return { beneficiary_ref_id };
  }),
  names(
    certificates.withdrawCertificate,
    async (at) => {
      const { beneficiary_ref_id, certificate_id } = await issued(at);
      return { beneficiary_ref_id, certificate_id, reason: 'Issued to another family' };
    },
    // Whoever did not issue it is told that it is not theirs to withdraw; who answers for the place succeeds.
    { inside: 'CERTIF0003' },
  ),
  names(certificates.findPaper, async (at) => ({ number: (await issued(at)).number })),
  triedIn('apps/server/src/modules/certificates/revoked-keys.test.ts', certificates.getCertificatesOfRevokedKeys),
  names(certificates.downloadBcgCertificate, async (at) => {
    const { beneficiary_ref_id, certificate_id } = await issued(at, 'BCG');
    return { beneficiary_reference_id: beneficiary_ref_id, certificate_id };
  }),
  names(certificates.downloadrwinCertificate, async (at) => {
    const { beneficiary_reference_id, case_id } = await given(at);
    return { beneficiary_reference_id, case_id };
  }),
  names(getHealthRecord, async (at) => ({ beneficiary_ref_id: (await given(at)).beneficiary_reference_id })),
  tells(getVaccinationDueList, async (at) => {
    const infant = await at.person({ dob: addDays(at.today, -60) });
    const input = {
      from_date: at.today,
      to_date: addDays(at.today, 7),
      village_id: at.village,
      pageSize: 500,
    };
    return [input, infant];
  }),
  names(
    vaccinations.voidDose,
    async (at) => {
      const { dose, beneficiary_reference_id } = await given(at);
      const { dose_id, dose_code, given_on } = dose;
      return {
        beneficiary_reference_id,
        dose_id,
        dose_code,
        given_on,
        reason: 'Wrong child',
        captured_at: at.at(),
      };
    },
    // Whoever did not record it is told that it is not theirs to void; keepers succeed.
    { inside: 'VACDOS0016' },
  ),
  names(
    vaccinations.correctDose,
    async (at) => {
      const { dose, beneficiary_reference_id } = await given(at);
      const {
        captured_at: _,
        batch_id: __,
        ...corrected
      } = { ...dose, dose_id: uuidV7(), batch_number: 'X-2', expiry_date: '2027-06-30' };
      return {
        beneficiary_reference_id,
        dose_id: dose.dose_id,
        reason: 'Misread',
        captured_at: at.at(),
        corrected,
      };
    },
    { inside: 'VACDOS0007' },
  ),
  ...[
    vaccinations.getUipVaccinationsDetails,
    vaccinations.getVaccinationsDetails,
    vaccinations.getOtherVaccinationsDetails,
  ].map((call) => names(call, async (at) => ({ id: await at.person() }))),
  names(vaccinations.addPreviousVaccination, async (at) => earlier(at, await at.person({ dob: at.today }))),
  names(vaccinations.addPreviousVaccinationFile, async (at) => {
    const { beneficiary_reference_id, case_id, dose_id, captured_at } = await reported(at);
    const content = cardPdf().toString('base64');
    return { beneficiary_reference_id, case_id, dose_id, captured_at, file_name: 'card.pdf', content };
  }),
  names(vaccinations.saveCardPhoto, async (at) => ({
    beneficiary_reference_id: await at.person(),
    content: onePoint,
    captured_at: at.at(),
  })),
  names(vaccinations.removeCardPhoto, async (at) => ({
    beneficiary_reference_id: await at.person(),
    captured_at: at.at(),
  })),
  names(vaccinations.getCardPhoto, async (at) => ({ beneficiary_reference_id: await at.person() })),
  tells(vaccinations.getPreviousVaccinations, async (at) => {
    const { beneficiary_reference_id } = await reported(at);
    return [{ pageSize: 500 }, beneficiary_reference_id];
  }),
  names(vaccinations.decidePreviousVaccination, async (at) => {
    const { beneficiary_reference_id, case_id } = await reported(at);
    return { beneficiary_reference_id, case_id, approve: true, remarks: '' };
  }),
  names(vaccinations.getPreviousVaccinationFile, async (at) => {
    const { beneficiary_reference_id, dose_id } = await reported(at);
    return { beneficiary_reference_id, dose_id };
  }),
  names(vaccinations.downloadImmunisationCard, async (at) => ({
    beneficiary_ref_id: (await given(at)).beneficiary_reference_id,
  })),
  names(vaccinations.downloadPreviousVacCert, async (at) => {
    const { beneficiary_reference_id, case_id, dose_id } = await reported(at);
    return { beneficiary_reference_id, case_id, dose_id, day_of_dose: at.today };
  }),
];
