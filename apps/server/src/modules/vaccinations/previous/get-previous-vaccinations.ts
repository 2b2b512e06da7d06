import { getPreviousVaccinations } from '@teeka/contract/vaccinations';
import { queryHandler } from '../../../platform/http/handler.ts';
import { wireListedPerson } from '../../beneficiaries/index.ts';
import { reports } from './queries.ts';

export const getPreviousVaccinationsHandler = queryHandler(
  getPreviousVaccinations,
  async ({ pending, page, pageSize }, { actor, now, db, ...context }) => {
    const statements = reports(actor, now.today, { pending, page, pageSize });
    const [rows, counted] = await Promise.all([db.rows(statements.rows), db.first(statements.count)]);
    const total = counted?.total ?? 0;
    const data = rows.map((row) => {
      const person = wireListedPerson(row, context);
      const { beneficiary_id, ben_name, dob, beneficiary_gender, guardian_name, village_name } = person;
      const { case_id, proof, status, remarks, doses } = row;
      return {
        beneficiary_id,
        ben_name,
        dob,
        beneficiary_gender,
        guardian_name,
        village_name,
        case_id,
        proof,
        status,
        remarks,
        doses: [...doses],
        material_name: row.material_name ?? '',
        reported_by_name: row.reported_by_name ?? '',
        decided_by_name: row.decided_by_name ?? '',
        captured_at: row.captured_at.toISOString(),
      };
    });
    const audit = data.map(({ beneficiary_id, case_id }) => ({ beneficiary_id, subject: case_id }));
    return { reply: { page, pageSize, total, total_pages: Math.ceil(total / pageSize), data }, audit };
  },
);
