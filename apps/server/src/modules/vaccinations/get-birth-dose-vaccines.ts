import { getBirthDoseVaccines } from '@teeka/contract/vaccinations';
import { birthDoses, scheduleInForce } from '@teeka/domain/schedule';
import { queryHandler } from '../../platform/http/handler.ts';
import { materialsOf } from './queries.ts';
import { uip } from './uip.ts';

export const getBirthDoseVaccinesHandler = queryHandler(getBirthDoseVaccines, async (_input, { db, now }) => {
  const rules = scheduleInForce(now.today);
  const materials = await db.rows(materialsOf(uip));
  const doses = birthDoses(rules).map(({ code, vaccine }) => ({
    dose_code: code,
    vaccine,
    materials: materials.filter(({ dose_codes }) => dose_codes.includes(code)),
  }));
  return { reply: { rules_version: rules.version, doses } };
});
