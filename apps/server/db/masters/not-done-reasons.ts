import { nameCells } from '../../src/platform/db/names.ts';
import type { Master, MasterRow } from './master.ts';

const reason = (reason_id: number, reason_code: string, en: string, hi: string): MasterRow => ({
  reason_id,
  reason_code,
  ...nameCells('reason', { en, hi }),
});

/** Why somebody was not vaccinated, kept apart as the programme's reviews ask. */
export const notDoneReasons: Master = {
  table: 'not_done_reason',
  key: 'reason_id',
  version: 2,
  rows: [
    reason(1, 'ILL', 'Child or person is ill today', 'आज तबीयत ठीक नहीं है'),
    reason(2, 'REFUSED', 'Family does not want the vaccine', 'परिवार टीका नहीं लगवाना चाहता'),
    reason(3, 'ABSENT', 'Not at home', 'घर पर नहीं मिले'),
    reason(4, 'MOVED', 'Moved to another place', 'दूसरी जगह चले गए'),
    reason(5, 'STOCK_OUT', 'Vaccine not available', 'टीका उपलब्ध नहीं था'),
    reason(6, 'VACCINATOR_ABSENT', 'Vaccinator did not come', 'टीकाकर्मी नहीं आए'),
    reason(7, 'DIED', 'Has died', 'मृत्यु हो चुकी है'),
    reason(8, 'ALREADY_GIVEN', 'Already vaccinated elsewhere', 'टीका कहीं और लग चुका है'),
    reason(9, 'CONTRAINDICATED', 'Severe reaction to an earlier dose', 'पिछली खुराक के बाद गंभीर तकलीफ़ हुई थी'),
  ],
};
