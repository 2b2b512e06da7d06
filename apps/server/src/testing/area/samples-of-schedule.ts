import { getVaccinationDueList } from '@teeka/contract/schedule';
import { addDays } from '@teeka/domain/calendar';
import { type AreaSample, tells } from './area-sample.ts';

export const samplesOfSchedule: readonly AreaSample[] = [
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
];
