import type { Stories } from './story.ts';

const boy = { kind: 'child', dob: '2024-01-31', sex: 'M', jeEndemic: false } as const;

/** A boy born on 31/01/2024: six weeks on 13/03, ten on 10/04, fourteen on 08/05, nine months on 31/10/2024. */
const nothingYet: Stories = {
  title: 'met for the first time, nothing given',
  source: 'Domain facts 1.3, rules R2 to R4 and R6: all that is due on one visit, by the age at the first visit',
  person: boy,
  stories: {
    'born at home, met on day ten: hepatitis B is over, BCG and OPV-0 are not':
      '2024-02-10: today BCG OPV0; HEPB0 closed 2024-02-01',
    'at five weeks there is BCG only': '2024-03-06: today BCG; OPV0 closed 2024-02-15',
    'migrants at five months: BCG with every first dose': '2024-07-01: today BCG FIPV1 OPV1 PCV1 PENTA1 RVV1',
    'a day short of nine months, measles and vitamin A wait':
      '2024-10-30: today BCG FIPV1 OPV1 PCV1 PENTA1 RVV1; MR1 upcoming 2024-10-31',
    'at nine months they come with the first doses': '2024-10-31: today BCG FIPV1 MR1 OPV1 PCV1 PENTA1 RVV1 VITA1',
    'the eve of the first birthday is the last day to begin':
      '2025-01-30: today BCG FIPV1 MR1 OPV1 PCV1 PENTA1 RVV1 VITA1',
    'on the first birthday DPT stands in for Pentavalent, the rest of infancy is over':
      '2025-01-31: today DPT1 MR1 OPV1 VITA1; BCG closed 2025-01-30; RVV1 closed 2025-01-30; PCV1 closed 2025-01-30',
    'at sixteen months MR-1 comes first, MR-2 waits for it':
      '2025-05-31: today DPT1 MR1 OPV1 VITA1; MR2 waiting 2025-05-31',
    'at three years it is the same visit': '2027-02-10: today DPT1 MR1 OPV1 VITA1',
    'at five years only DPT is left to begin': '2029-01-31: today DPT1; MR1 closed 2029-01-30; OPV1 closed 2029-01-30',
    'at seven years nothing is left before Td': '2031-01-31: today nothing; TD10 upcoming 2034-01-31',
    'at ten years there is Td': '2034-01-31: today TD10',
    'at sixteen years the Td of sixteen, not two of them': '2040-01-31: today TD16; TD10 closed 2040-01-30',
  },
};

const first = 'DPT1 2025-05-31, MR1 2025-05-31, OPV1 2025-05-31, VITA1 2025-05-31';
const second = `${first}, DPT2 2025-06-28, MR2 2025-06-28, OPV2 2025-06-28`;
const third = `${second}, DPT3 2025-07-26, OPV3 2025-07-26`;

const visits: Stories = {
  title: 'begun at sixteen months, visit by visit',
  source:
    'Domain facts 1.3 no. 4: DPT at four-week gaps, booster six months after DPT-3; 1.1: gaps of OPV, MR, vitamin A',
  person: boy,
  stories: {
    'a day before four weeks she comes too early': `2025-06-27, ${first}: today nothing; DPT2 upcoming 2025-06-28`,
    'after four weeks the second doses, MR-2 among them': `2025-06-28, ${first}: today DPT2 MR2 OPV2; VITA2 upcoming 2025-11-30`,
    'after four more weeks the third': `2025-07-26, ${second}: today DPT3 OPV3`,
    'six months from 31 May end with November': `2025-11-30, ${third}: today VITA2`,
    'the boosters are a day away': `2026-01-25, ${third}: today VITA2; DPTB1 upcoming 2026-01-26`,
    'six months after the third doses, the boosters': `2026-01-26, ${third}: today DPTB1 OPVB VITA2`,
  },
};

const atFive = 'DPT1 2029-01-31, DPT2 2029-02-28, DPT3 2029-03-28';

const lastChances: Stories = {
  title: 'DPT begun shortly before school',
  source: 'Domain facts 1.1 and 1.3 no. 6: DPT ends on the seventh birthday, Td only after it',
  person: boy,
  stories: {
    'begun at five: the first booster half a year after the third': `2029-09-28, ${atFive}: today DPTB1`,
    'the second booster keeps half a year from the first': `2030-03-27, ${atFive}, DPTB1 2029-09-28: today nothing; DPTB2 upcoming 2030-03-28`,
    'and is due on the day': `2030-03-28, ${atFive}, DPTB1 2029-09-28: today DPTB2`,
    'two doses by the seventh birthday: the third is lost, Td at ten':
      '2031-01-31, DPT1 2030-10-01, DPT2 2030-10-29: today nothing; DPT3 closed 2031-01-30; TD10 upcoming 2034-01-31',
    'begun eleven days before the seventh birthday there is no day for a second':
      '2031-01-21, DPT1 2031-01-20: today nothing; DPT2 closed 2031-01-30',
    'a booster half a year after the seventh birthday is not offered':
      '2030-12-01, DPT1 2030-06-01, DPT2 2030-06-29, DPT3 2030-08-01: DPTB1 closed 2031-01-30',
  },
};

const eve = 'BCG, FIPV1, MR1, OPV1, PCV1, PENTA1, RVV1, VITA1'.replaceAll(/(\w+)/g, '$1 2024-12-31');

const begunInTime: Stories = {
  title: 'begun shortly before the first birthday',
  source:
    'Domain facts 1.1 and 1.3 no. 5: a series begun under twelve months is finished with the same vaccine, under two years',
  person: boy,
  stories: {
    'begun at eleven months: the second doses come after the birthday, no DPT': `2025-02-01, ${eve}: today OPV2 PENTA2 RVV2; DPT1 not-applicable -; FIPV2 upcoming 2025-02-25; PCV2 upcoming 2025-02-25`,
    'fIPV and PCV of nine months wait eight weeks from the second': `2025-04-22, ${eve}, FIPV2 2025-02-25, PCV2 2025-02-25: FIPV3 overdue 2025-04-22; PCVB overdue 2025-04-22`,
    'PCV begun on the eve of the birthday goes on after eight weeks':
      '2025-03-27, PCV1 2025-01-30: PCV2 overdue 2025-03-27',
    'a PCV booster with no eight weeks left under two years':
      '2025-12-25, PCV1 2025-01-30, PCV2 2025-12-20: PCVB closed 2026-01-30',
    'a third rotavirus dose with no four weeks left':
      '2026-01-15, RVV1 2025-01-30, RVV2 2026-01-10: RVV3 closed 2026-01-30',
    'an fIPV-3 with no eight weeks left': '2026-01-15, FIPV1 2025-01-30, FIPV2 2025-12-10: FIPV3 closed 2026-01-30',
    'one Pentavalent dose and lost until three: DPT does not stand in, a doctor decides':
      '2027-02-01, PENTA1 2024-03-13: PENTA2 closed 2026-01-30; DPT1 not-applicable -',
    'three Pentavalent at ten to twelve months: the booster half a year later':
      '2025-07-25, PENTA1 2024-11-30, PENTA2 2024-12-28, PENTA3 2025-01-25: DPTB1 due 2025-07-25; DPT1 not-applicable -',
    'polio rounds only: the polio doses stand, the rest begins':
      '2025-04-01, OPV0 2024-01-31, OPV1 2024-03-13, OPV2 2024-04-14, OPV3 2024-05-19: today DPT1 MR1 VITA1; OPVB upcoming 2025-05-31',
  },
};

export const lateStarters: readonly Stories[] = [nothingYet, visits, lastChances, begunInTime];
