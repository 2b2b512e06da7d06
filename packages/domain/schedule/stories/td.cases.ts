import type { Stories } from './story.ts';

const woman = { kind: 'pregnant_woman', lmp: '2026-01-01', previousPregnancyTd: [] } as const;

/** LMP 01/01/2026: 36 weeks on 10/09, expected delivery on 08/10/2026. */
const course: Stories = {
  title: 'Td in a pregnancy, nothing documented before',
  source: 'Domain facts 1.2: two doses four weeks apart, as early as possible, still in labour',
  person: woman,
  stories: {
    'first seen in labour, nothing given: give it': '2026-10-08: today TDPW1; TDPW1 overdue 2026-01-01',
    'begun at 37 weeks: the second falls past the expected day and is still wanted':
      '2026-10-15, TDPW1 2026-09-17: TDPW2 overdue 2026-10-15',
    'she delivered before the second':
      '2026-10-20, TDPW1 2026-09-17, delivered 2026-10-05: today nothing; TDPW2 closed 2026-10-04',
    'both given: nothing more in this pregnancy': '2026-09-01, TDPW1 2026-03-01, TDPW2 2026-03-29: today nothing',
    'an injection on the eve of the last period belongs to the time before':
      '2026-02-10, TDPW1 2025-12-31: TDPW1@2025-12-31 earlier-pregnancy; TDPW1 due 2026-01-01',
    'one dose of a pregnancy that ended in a miscarriage: the course begins anew':
      '2026-03-01, earlier 2025-11-20: today TDPW1; TDPWB not-applicable -',
    'Td-2 typed without Td-1: the first is made up four weeks after it':
      '2026-04-01, TDPW2 2026-03-29: TDPW2 given 2026-03-29; TDPW1 upcoming 2026-04-26',
    'Td-1 written from the card and from the register, a day apart':
      '2026-04-01, TDPW1 2026-03-01, TDPW1 2026-03-02: TDPW1@2026-03-02 repeated; TDPW2 due 2026-03-29',
    'she died: nobody calls': '2026-06-01, TDPW1 2026-03-01, died 2026-05-01: today nothing; TDPW1 given 2026-03-01',
    "a girl's Td of sixteen on the record of the pregnancy is of another schedule":
      '2026-04-01, TD16 2026-02-01: TD16@2026-02-01 other-kind-of-person; today TDPW1',
    'a booster given without papers counts for nothing, and the course keeps four weeks from it':
      '2026-03-20, TDPWB 2026-03-01: TDPWB@2026-03-01 course-needed; TDPW1 upcoming 2026-03-29',
  },
};

const again: Stories = {
  title: 'Td when there was a pregnancy before',
  source:
    'National Immunization Schedule: booster if two doses were received in a pregnancy within the last three years; rule R5, rule R7 for the gap',
  person: woman,
  stories: {
    'two doses a year and a half ago: one booster': '2026-03-01, earlier 2024-07-01, earlier 2024-07-29: today TDPWB',
    'one dose in each of two pregnancies is not two in one: the course':
      '2026-03-01, earlier 2022-09-01, earlier 2024-07-01: today TDPW1; TDPWB not-applicable -',
    'two doses ten days apart: the second never counted, so the course':
      '2026-03-01, earlier 2024-07-01, earlier 2024-07-11: today TDPW1',
    'four weeks apart to the day they are two': '2026-03-01, earlier 2024-07-02, earlier 2024-07-30: today TDPWB',
    '27 days apart they are not': '2026-03-01, earlier 2024-07-02, earlier 2024-07-29: today TDPW1',
    'the middle one of three was too soon, the last was not: two':
      '2026-03-01, earlier 2024-07-01, earlier 2024-07-11, earlier 2024-08-20: today TDPWB',
    'two doses four years ago, a booster in the pregnancy since: a booster again':
      '2026-03-01, earlier 2021-03-01, earlier 2021-04-01, earlier 2024-02-01: today TDPWB',
    'papers of four years ago only: the course': '2026-03-01, earlier 2021-10-01, earlier 2021-11-01: today TDPW1',
    'the three years run out during this pregnancy: today it is a booster':
      '2026-06-15, earlier 2023-05-10, earlier 2023-06-15: today TDPWB',
    'tomorrow it is the course': '2026-06-16, earlier 2023-05-10, earlier 2023-06-15: today TDPW1',
    'the booster given in time stands when the three years are over':
      '2026-09-01, earlier 2023-05-10, earlier 2023-06-15, TDPWB 2026-06-01: today nothing',
    'a booster a day after the three years does not count':
      '2026-07-20, earlier 2023-05-10, earlier 2023-06-15, TDPWB 2026-06-16: TDPWB@2026-06-16 course-needed; today TDPW1',
    'the course was begun although the booster would do: it goes on':
      '2026-04-01, earlier 2024-07-01, earlier 2024-07-29, TDPW1 2026-03-01: today TDPW2',
  },
};

const leapYear: Stories = {
  title: 'three years that end in February',
  source: 'Domain facts 1.2 and 1.5: calendar years, clamped to the end of the month, the anniversary included',
  person: { ...woman, lmp: '2026-12-01' },
  stories: {
    'from 29 February three years end on the 28th': '2027-02-28, earlier 2024-01-15, earlier 2024-02-29: today TDPWB',
    'on 1 March they are over': '2027-03-01, earlier 2024-01-15, earlier 2024-02-29: today TDPW1',
  },
};

/** A girl born on 01/06/2009: sixteen on 01/06/2025, eighteen on 01/06/2027. */
const girls: Stories = {
  title: 'Td of girls, pregnant or not',
  source:
    'Domain facts 1.1 (Td-10 under sixteen, Td-16 under eighteen) and decision 002: while a pregnancy goes on, its Td',
  person: { kind: 'child', dob: '2009-06-01', sex: 'F', jeEndemic: false },
  stories: {
    'at ten': '2019-06-01: today TD10',
    'the last day of Td-10 is the eve of sixteen': '2025-05-31: TD10 overdue 2019-06-01',
    'Td-10 a month before sixteen does not put off Td-16': '2025-06-01, TD10 2025-05-02: today TD16',
    'pregnant at sixteen: Td-16 gives way': '2026-02-01, pregnant 2026-01-01: TD16 not-applicable -',
    'on the last day that a delivery may be dated it still does':
      '2026-11-02, pregnant 2026-01-01: TD16 not-applicable -',
    'afterwards it is asked for again': '2026-11-03, pregnant 2026-01-01: TD16 overdue 2025-06-01',
    'pregnant at fourteen: Td-10, never given, gives way too': '2023-10-01, pregnant 2023-08-01: TD10 not-applicable -',
    'the day before the last period it was due': '2023-07-31, pregnant 2023-08-01: TD10 overdue 2019-06-01',
    'a Td-16 that was given stays through a pregnancy':
      '2026-02-01, TD16 2025-07-01, pregnant 2026-01-01: TD16 given 2025-07-01',
    'on the eve of eighteen': '2027-05-31: TD16 overdue 2025-06-01',
    'at eighteen': '2027-06-01: TD16 closed 2027-05-31',
  },
};

export const tdStories: readonly Stories[] = [course, again, leapYear, girls];
