import type { Stories } from './story.ts';

const calendar =
  'Domain facts 1.5: weeks are seven days, months and years go by the calendar, clamped to the end of the month; under an age ends on the day before it';
const born = (dob: string) => ({ kind: 'child', dob, sex: 'M', jeEndemic: false }) as const;

const leapBaby: Stories = {
  title: 'born on 29 February 2024',
  source: calendar,
  person: born('2024-02-29'),
  stories: {
    'hepatitis B the day after birth is in March': '2024-03-01: HEPB0 due 2024-02-29',
    'two days after birth it is over': '2024-03-02: HEPB0 closed 2024-03-01',
    'day fifteen for OPV-0': '2024-03-15: OPV0 due 2024-02-29',
    'nine months': '2024-11-29: MR1 due 2024-11-29',
    'one year is reached on 28 February: Pentavalent is over':
      '2025-02-28: PENTA1 closed 2025-02-27; DPT1 due 2025-02-28',
    'sixteen months': '2025-06-29, MR1 2024-11-29: MR2 due 2025-06-29',
    'a series begun in time ends before 28 February of the second year':
      '2026-02-27, RVV1 2025-01-02: RVV2 overdue 2025-01-30',
    'and is over on it': '2026-02-28, RVV1 2025-01-02: RVV2 closed 2026-02-27',
    'five years: measles vaccine ends on the 27th': '2029-02-28, MR1 2024-11-29: MR2 closed 2029-02-27',
    'ten years': '2034-02-28: today TD10',
    'sixteen years, a leap year again: the 28th is a day too soon':
      '2040-02-28: TD16 upcoming 2040-02-29; TD10 overdue 2034-02-28',
    'on the 29th': '2040-02-29: today TD16',
  },
};

const intoFebruary: Stories = {
  title: 'born on 31 May 2023',
  source: calendar,
  person: born('2023-05-31'),
  stories: {
    'nine months end on 29 February': '2024-02-28: MR1 upcoming 2024-02-29',
    'on that day measles vaccine is due': '2024-02-29: MR1 due 2024-02-29; VITA1 due 2024-02-29',
    'a dose on the 28th was a day early': '2024-03-27, MR1 2024-02-28: MR1@2024-02-28 too-early; MR1 due 2024-02-29',
    'sixteen months end on 30 September': '2024-09-30, MR1 2024-02-29: MR2 due 2024-09-30',
    'half a year from 31 August ends on 28 February':
      '2025-02-27, PENTA1 2023-07-12, PENTA2 2023-08-09, PENTA3 2024-08-31: DPTB1 upcoming 2025-02-28',
    'half a year from 30 August too':
      '2025-02-28, PENTA1 2023-07-12, PENTA2 2023-08-09, PENTA3 2024-08-30: DPTB1 due 2025-02-28',
    'half a year from 28 August as well: three days of August meet in one':
      '2025-02-28, OPV1 2023-07-12, OPV2 2023-08-09, OPV3 2024-08-28: OPVB due 2025-02-28',
  },
};

const otherDays: Stories = {
  title: 'born on New Year’s Eve 2024',
  source: calendar,
  person: born('2024-12-31'),
  stories: {
    'born before midnight, hepatitis B after it': '2025-01-01: HEPB0 due 2024-12-31',
    'on 2 January it is over': '2025-01-02: HEPB0 closed 2025-01-01',
    'six weeks': '2025-02-11, BCG 2024-12-31: today FIPV1 OPV1 PCV1 PENTA1 RVV1',
    'ten weeks': '2025-03-11, OPV1 2025-02-11: OPV2 due 2025-03-11',
    'fourteen weeks': '2025-04-08, FIPV1 2025-02-11, PCV1 2025-02-11: FIPV2 due 2025-04-08; PCV2 due 2025-04-08',
    'nine months from the 31st end on 30 September': '2025-09-30: MR1 due 2025-09-30',
    'sixteen months end on 30 April': '2026-04-29, MR1 2025-09-30: MR2 upcoming 2026-04-30',
    'measles vaccine four weeks after a first one in February': '2026-05-02, MR1 2026-04-05: MR2 upcoming 2026-05-03',
    'the eve of the first birthday': '2025-12-30: BCG overdue 2024-12-31',
    'the first birthday': '2025-12-31: BCG closed 2025-12-30',
  },
};

const intoLeapDay: Stories = {
  title: 'born on 18 January 2024',
  source: calendar,
  person: born('2024-01-18'),
  stories: {
    'six weeks fall on 29 February': '2024-02-28: OPV1 upcoming 2024-02-29',
    'the leap day counts as a day of the four weeks': '2024-03-28, OPV1 2024-02-29: OPV2 due 2024-03-28',
    'eight weeks over the leap day': '2024-04-24, FIPV1 2024-02-29: FIPV2 upcoming 2024-04-25',
  },
};

/** A boy born on 01/03/2024: first birthday on 01/03/2025, second on 01/03/2026, fifth on 01/03/2029. */
const limits: Stories = {
  title: 'begun too late, or with no time left',
  source:
    'Domain facts 1.1 and 1.3 no. 4: start under one year, finish under two; decision 002: what was given counts, what was begun too late is not continued',
  person: born('2024-03-01'),
  stories: {
    'rotavirus begun at thirteen months counts and is not continued':
      '2025-06-01, RVV1 2025-04-01: RVV1 given 2025-04-01; RVV2 closed 2026-02-28',
    'PCV begun at thirteen months likewise':
      '2025-07-01, PCV1 2025-04-01: PCV1 given 2025-04-01; PCV2 closed 2026-02-28',
    'fIPV begun at thirteen months likewise':
      '2025-07-01, FIPV1 2025-04-01: FIPV1 given 2025-04-01; FIPV2 closed 2026-02-28',
    'Pentavalent begun at thirteen months: DPT four weeks later':
      '2025-04-20, PENTA1 2025-04-01: PENTA2 closed 2026-02-28; DPT1 upcoming 2025-04-29',
    'all three Pentavalent doses after the birthday: not again as DPT':
      '2025-12-01, PENTA1 2025-04-01, PENTA2 2025-05-01, PENTA3 2025-06-01: DPT1 not-applicable -; DPTB1 due 2025-12-01',
    'MR-1 five weeks before the fifth birthday: MR-2 in the last week':
      '2029-02-22, MR1 2029-01-25: MR2 overdue 2029-02-22',
    'MR-1 three weeks before it: no MR-2': '2029-02-10, MR1 2029-02-08: MR2 closed 2029-02-28',
    'MR-2 at five and a half was given':
      '2029-10-01, MR1 2025-01-01, MR2 2029-09-01: MR2@2029-09-01 counts; MR2 given 2029-09-01',
    'OPV begun at four and a half: three doses fit, no booster':
      '2028-12-01, OPV1 2028-09-01, OPV2 2028-10-01, OPV3 2028-11-01: OPVB closed 2029-02-28',
    'OPV begun at four: the booster just fits':
      '2028-11-26, OPV1 2028-03-01, OPV2 2028-04-01, OPV3 2028-05-26: OPVB overdue 2028-11-26',
    'BCG four weeks after measles vaccine, two days before the birthday':
      '2025-02-27, MR1 2025-01-30: BCG overdue 2024-03-01',
    'BCG with no four weeks left after it': '2025-02-20, MR1 2025-02-05: BCG closed 2025-02-28',
    'whoever died is offered nothing, and keeps what was given':
      '2024-09-01, BCG 2024-03-01, died 2024-08-20: today nothing; BCG given 2024-03-01',
  },
};

/** A boy born on 31/03/2022: nine months on 31/12/2022, the eve of the third fIPV dose. */
const introduction: Stories = {
  title: 'the third fIPV dose of January 2023',
  source: 'Domain facts 1.1 and 1.3 no. 7: from January 2023 with MR-1; who had passed MR-1 was not called back',
  person: born('2022-03-31'),
  stories: {
    'nine months a day before: tomorrow':
      '2022-12-31, FIPV1 2022-05-12, FIPV2 2022-07-07: FIPV3 upcoming 2023-01-01; MR1 due 2022-12-31',
    'MR-1 on the eve: not called back':
      '2023-02-01, FIPV1 2022-05-12, FIPV2 2022-07-07, MR1 2022-12-31: FIPV3 not-applicable -',
    'MR-1 on New Year’s Day: with it':
      '2023-01-01, FIPV1 2022-05-12, FIPV2 2022-07-07, MR1 2023-01-01: FIPV3 due 2023-01-01',
    'a measles dose too early in 2022 is no MR-1: called':
      '2023-02-01, FIPV1 2022-05-12, FIPV2 2022-07-07, MR1 2022-12-20: FIPV3 due 2023-01-01',
  },
};

export const daysAndLimits: readonly Stories[] = [leapBaby, intoFebruary, otherDays, intoLeapDay, limits, introduction];
