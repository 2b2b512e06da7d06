import * as ben from '@teeka/contract/beneficiaries';
import { registrationBody } from '../registration.ts';
import { type AreaSample, names, tells, triedIn } from './area-sample.ts';
import type { AreaSide } from './area-side.ts';
import { listed, registeredByOwner, vaccinated } from './sample-parts.ts';

const today = ({ today }: AreaSide) => ({ from_date: today, to_date: today, pageSize: 500 });
const lists = 'apps/server/src/modules/beneficiaries/lists/lists.test.ts';

/** A picture of one white point. */
export const onePoint =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==';

/** People and search, death, edits, lists, the surveyor's own. */
export const samplesOfPeople: readonly AreaSample[] = [
  names(ben.getBeneficiaryDetails, async (at) => ({ beneficiaryId: await at.person() })),
  names(ben.getBeneficiaryHistory, async (at) => ({ beneficiary_id: await at.person() })),
  names(ben.minmaxDateDOBEdit, async (at) => ({ beneficiary_ref_id: await at.person() })),
  names(ben.savePhoto, async (at) => ({
    beneficiary_id: await at.person(),
    user_photo: onePoint,
    captured_at: at.at(),
  })),
  names(ben.removePhoto, async (at) => ({ beneficiary_id: await at.person(), captured_at: at.at() })),
  names(ben.downloadPhoto, async (at) => ({ beneficiary_id: await at.person() })),
  names(ben.getMinDateForDeclareDeath, async (at) => ({ beneficiary_ref_id: await at.person() })),
  names(ben.declareBenDeath, async (at) => ({
    beneficiary_ref_id: await at.person({ dob: at.today }),
    date_of_death: at.today,
    captured_at: at.at(),
  })),
  names(
    ben.withdrawBenDeath,
    async (at) => ({
      beneficiary_ref_id: await at.person({ deceased_on: at.today }),
      date_of_death: at.today,
      reason: 'Another child of the house',
      captured_at: at.at(),
    }),
    { inside: 'BENDET0009' },
  ),
  names(ben.registration, async (at) => registrationBody(at.site, { captured_at: at.at() }), {
    inside: 'BENREG0011',
  }),
  names(ben.updateBeneficiaryBasicDetails, async (at) => ({
    beneficiary_id: await at.person(),
    ben_name: '',
    address: 'Ward 4',
    beneficiary_gender: 2,
    ben_mobile_number: '',
    ben_type_id: 3,
    year: '',
    dob: '',
    photo_id_type: null,
    photo_id_number: '',
    is_update: true,
    version: 1,
    changed: ['address'],
    read_out: true,
    captured_at: at.at(),
  })),

  tells(ben.getBeneficiaries, async (at) => {
    const person = await at.person();
    return [{ search_value: person, flag: 1 }, person];
  }),
  tells(ben.getBeneficiariesOfVaccinator, async (at) => {
    const person = await at.person();
    return [{ search_value: person, flag: 1 }, person];
  }),
  tells(ben.searchByName, async (at) => {
    const person = await at.person({ name: 'KAVERI RAJRAJESHWARI' });
    return [{ name: 'Kaveri Rajrajeshwari', village_id: at.village }, person];
  }),
  tells(ben.getBeneficiariesWithMobileNo, async (at) => {
    const mobile_number = at.server.fixtures.mobile();
    return [{ mobile_number }, await at.person({ mobile: mobile_number })];
  }),
  tells(ben.checkDuplicates, async (at) => {
    const mobile_number = at.server.fixtures.mobile();
    const person = await at.person({ name: 'MEENA KUMARI', mobile: mobile_number });
    return [{ name: 'MEENA KUMARI', mobile_number }, person];
  }),
  tells(ben.getVaccinatedBeneficiaryList, async (at) => [today(at), (await vaccinated(at)).beneficiary_reference_id]),
  tells(ben.getBeneficiaryByReportMod, async (at) => [today(at), (await vaccinated(at)).case_id]),
  tells(ben.dpmBeneficiaries, async (at) => [today(at), (await listed(at)).beneficiary_id]),
  tells(ben.getBeneficiaryByVaccinatorId, async (at) => [today(at), await registeredByOwner(at)]),
  tells(ben.getBeneficiaryBySurveyor, async (at) => [
    { start_date: at.today, end_date: at.today, pageSize: 500 },
    await registeredByOwner(at),
  ]),
  triedIn(lists, ben.getTotalBeneficiaryBySurveyor),
  triedIn(lists, ben.getBeneficiaryCountBySurveyor),
];
