import { getBeneficiaryDetails } from '@teeka/contract/beneficiaries';
import { beneficiaryTypes, genders } from '@teeka/domain/person';
import { previousWord } from '@teeka/domain/vaccinations';
import { queryHandler, refuse } from '../../platform/http/handler.ts';
import { maskedAccount } from '../../platform/sealing/masked-account.ts';
import { numberOfAsha } from '../../platform/sealing/number-of-asha.ts';
import { detailsForReader } from './details-for-reader.ts';
import { personDetails } from './queries.ts';
import { wirePerson } from './wire-person.ts';

const genderName = (id: number): string => genders.find((gender) => gender.id === id)?.gender ?? '';

export const getBeneficiaryDetailsHandler = queryHandler(getBeneficiaryDetails, async (input, context) => {
  const { actor, now, db } = context;
  const row = await db.first(personDetails(actor, now.today, input.beneficiaryId));
  if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiaryId' });
  const reply = {
    ...wirePerson(row, context),
    ...detailsForReader(row, actor.role),
    beneficiary_type_name: beneficiaryTypes.filter(({ id }) => id === row.ben_type_id).map(({ ben_type }) => ben_type),
    ben_type_id: [row.ben_type_id],
    address: row.address,
    photo_id_type: row.photo_id_type,
    abha_number_masked: row.abha_last4 === null ? null : maskedAccount(row.abha_last4),
    version: row.version,
    dob_is_year: row.dob_is_year,
    village_id: row.village_code,
    guardian_ben_id: row.guardian_id ?? '',
    reported_dead_on: row.reported_dead_on,
    linkedmembers: row.family.map(({ gender, ...member }) => ({
      ...member,
      beneficiary_gender: genderName(gender),
    })),
    doses: row.doses.map(({ dose_code, given_on, previous_status, by_word }) => ({
      ...{ dose_code, given_on },
      ...(previous_status && { previous: previousWord(previous_status) }),
      ...(by_word && { by_word: true as const }),
    })),
    je_endemic: row.je_endemic,
    programmes_off: row.programmes_off,
    programmes_on: row.programmes_on,
    ashas: row.ashas.map(({ user_id, asha_name, mobile_hex }) => {
      const mobile_sealed = mobile_hex === null ? null : Buffer.from(mobile_hex, 'hex');
      return { user_id, asha_name, mobile: numberOfAsha({ user_id, mobile_sealed }, context) };
    }),
  };
  const family = row.family.map(({ beneficiary_id }) => ({ beneficiary_id, subject: 'family' }));
  return { reply, audit: [{ beneficiary_id: row.beneficiary_id }, ...family] };
});
