import { dayInIndia, isCivilDate } from '@teeka/domain/calendar';
import { weightOf } from '../bites/draft.ts';
import type { BiteRecord } from '../bites/entries.ts';

/** A bite or sting as it is written down: each drip of antivenom; it ends when that is said. */
export const recordVenom: BiteRecord = {
  details({ venom, weight }) {
    const bitten_on = isCivilDate(venom.bitten_on) ? venom.bitten_on : null;
    return { case_type: 'venom', rabies: null, venom: { ...venom, weight_kg: weightOf(weight), bitten_on } };
  },
  doses(_draft, { care, antivenom }) {
    const before = (care?.doses ?? []).filter(({ dose_code }) => dose_code !== 'ARV').length;
    return antivenom.map(({ dose: { code, vials, startedAt, endedAt = null }, vial }, at) => {
      const times = { started_at: startedAt, ended_at: endedAt };
      const amounts = { route: 'IV' as const, sites: [], ml: null, vials, ...times };
      const given_on = dayInIndia(startedAt);
      return [{ dose_code: code, given_on, day_of_dose: before + at + 1, body_site: 'vein', amounts }, vial];
    });
  },
  end: () => null,
};
