import { nameFields } from '@teeka/contract/names';
import { getNewbornsWithoutBirthDose } from '@teeka/contract/pregnancies';
import { unnamed } from '@teeka/domain/names';
import { birthDosesOn, scheduleInForce } from '@teeka/domain/schedule';
import { queryHandler } from '../../../platform/http/handler.ts';
import { mobileOfPerson } from '../../../platform/sealing/numbers-of.ts';
import { timeOfBirth } from '../sealed/open-events.ts';
import { countedNewborns, listedNewborns } from './queries.ts';

export const getNewbornsWithoutBirthDoseHandler = queryHandler(
  getNewbornsWithoutBirthDose,
  async ({ page, pageSize }, { actor, now, atRest, db }) => {
    const birthDoses = birthDosesOn(now.today, scheduleInForce(now.today));
    const [rows, counted] = await Promise.all([
      db.rows(listedNewborns(actor, now.today, { page, pageSize, birthDoses })),
      db.first(countedNewborns(actor, now.today, birthDoses)),
    ]);
    const total = counted?.total ?? 0;
    const data = rows.map(({ village, mobile_sealed, given, mother_id, birth_id, written, ...row }) => ({
      ...row,
      mother_id,
      ...nameFields('village_name', village ?? unnamed),
      ben_mobile_number: mobileOfPerson({ beneficiary_id: mother_id, mobile_sealed }, atRest),
      born_time: timeOfBirth(written, birth_id, atRest),
      missing: birthDoses.map(({ code }) => code).filter((code) => !given.includes(code)),
    }));
    const people = [
      ...new Set(data.flatMap(({ mother_id, child }) => [mother_id, child?.beneficiary_id ?? mother_id])),
    ];
    const audit = people.map((beneficiary_id) => ({ beneficiary_id, subject: `page ${page}` }));
    return { reply: { page, pageSize, total, total_pages: Math.ceil(total / pageSize), data }, audit };
  },
);
