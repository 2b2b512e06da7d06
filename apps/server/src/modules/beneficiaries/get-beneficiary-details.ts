import { getBeneficiaryDetails } from '@teeka/contract/beneficiaries';
import { beneficiaryTypes } from '@teeka/domain/person';
import { type QueryHandler, refuse } from '../../platform/http/handler.ts';
import { personDetails } from './queries.ts';
import { wirePerson } from './wire-person.ts';

export const getBeneficiaryDetailsHandler: QueryHandler<typeof getBeneficiaryDetails> = {
  call: getBeneficiaryDetails,
  async answer(input, context) {
    const { actor, now, db } = context;
    const row = await db.first(personDetails(actor, now.today, input.beneficiaryId));
    if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiaryId' });
    const reply = {
      ...wirePerson(row, context),
      beneficiary_type_name: beneficiaryTypes
        .filter(({ id }) => id === row.ben_type_id)
        .map(({ ben_type }) => ben_type),
      ben_type_id: [row.ben_type_id],
      lmp_date: row.lmp_date,
      address: row.address,
      photo_id_type: row.photo_id_type,
      doses: row.doses.map(({ dose_code, given_on }) => ({ dose_code, given_on })),
    };
    return { reply, audit: [{ beneficiary_id: row.beneficiary_id }] };
  },
};
