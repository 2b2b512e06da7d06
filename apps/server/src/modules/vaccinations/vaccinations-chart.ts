import { vaccinationsChart } from '@teeka/contract/vaccinations';
import { isCivilDate } from '@teeka/domain/calendar';
import { type DoseForecast, nationalSchedule } from '@teeka/domain/schedule';
import { forecastOf, killedVaccine, previousWord } from '@teeka/domain/vaccinations';
import { queryHandler, refuse } from '../../platform/http/handler.ts';
import { type DoseOfPerson, knownOfPlace, personDetails } from '../beneficiaries/index.ts';
import { lmpOfPregnancy } from '../pregnancies/index.ts';

export const vaccinationsChartHandler = queryHandler(
  vaccinationsChart,
  async ({ beneficiary_ref_id, lmc_date, pregnancy_number }, { actor, now, db }) => {
    if (lmc_date !== null && !isCivilDate(lmc_date)) return refuse({ code: 'FLDVAL0017', path: 'lmc_date' });
    const [row, pregnancy] = await Promise.all([
      db.first(personDetails(actor, now.today, beneficiary_ref_id)),
      pregnancy_number === null ? undefined : db.first(lmpOfPregnancy(beneficiary_ref_id, pregnancy_number)),
    ]);
    if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_ref_id' });
    const doses = row.doses.map(recordedDose);
    const known = { ...knownOfPlace(row), doses, schedule: nationalSchedule };
    const { doses: forecasts } = forecastOf(row, known, { on: now.today, lmp: pregnancy?.lmp_on ?? lmc_date });
    const lines = forecasts.map((line) => wireLine(line, row.doses));
    const reply = { rules_version: nationalSchedule.version, lines };
    return { reply, audit: [{ beneficiary_id: row.beneficiary_id }] };
  },
);

function recordedDose({ dose_id, dose_code, given_on, vaccine, by_word: byWord }: DoseOfPerson) {
  return { id: dose_id, code: dose_code, date: given_on, killed: vaccine === killedVaccine, byWord };
}

function wireLine(dose: DoseForecast, doses: readonly DoseOfPerson[]) {
  const { code: dose_code, vaccine, state, earliest, due, lastValid, givenOn, reason } = dose;
  const status = doses.find((one) => one.dose_code === dose_code && one.given_on === givenOn)?.previous_status;
  return {
    dose_code,
    vaccine,
    state,
    earliest: earliest ?? null,
    due: due ?? null,
    last: lastValid ?? null,
    given_on: givenOn ?? null,
    previous_status: status ? previousWord(status) : null,
    reason: { code: reason.code, values: { ...reason.values } },
  };
}
