import { getBatchRecipients } from '@teeka/contract/stock';
import { nameIn } from '@teeka/domain/names';
import { batchNumberOf } from '@teeka/domain/stock';
import { queryHandler, refuse } from '../../../platform/http/handler.ts';
import { mobileOfPerson } from '../../../platform/sealing/numbers-of.ts';
import { stopInArea } from '../stops/queries.ts';
import { batchRecipients, mostRecipients } from './queries.ts';

export const getBatchRecipientsHandler = queryHandler(
  getBatchRecipients,
  async ({ batch_number, ...input }, { actor, atRest, origin, db }) => {
    const number = batchNumberOf(batch_number);
    if (number === '') return refuse({ code: 'FLDVAL0001', path: 'batch_number' });
    const of = { ...input, batch_number: number };
    const [rows, stop] = await Promise.all([
      db.rows(batchRecipients(actor.scope, of)),
      // A stop is for all of the own area, whatever part of it is looked at.
      db.first(stopInArea({ ...actor.scope, within: null }, of)),
    ]);
    const doses = rows.map((row) => {
      const { beneficiary_id, ben_name, dob, gender, guardian_name, aefi_reports } = row;
      const { dose_id, dose_code, given_on, session_id } = row;
      return {
        beneficiary_id,
        ben_name,
        dob,
        gender,
        guardian_name,
        aefi_reports,
        dose_id,
        dose_code,
        given_on,
        session_id,
        ben_mobile_number: mobileOfPerson(row, atRest),
        village_name: nameIn(row.village, origin.language),
        captured_at: row.captured_at.toISOString(),
        session_site_name: nameIn(row.site, origin.language),
      };
    });
    const subject = `${input.material_id}/${number}`;
    const people = [...new Set(rows.map(({ beneficiary_id }) => beneficiary_id))];
    const audit = people.map((beneficiary_id) => ({ beneficiary_id, subject }));
    const total = rows[0]?.total ?? 0;
    const next_page = input.page * mostRecipients < total ? input.page + 1 : null;
    return { reply: { total, next_page, doses, stop: stop ?? null }, audit };
  },
);
