import type { Stories } from './story.ts';

/** A girl born on Monday, 16/06/2025: six weeks on 28/07, ten on 25/08, fourteen on 22/09, nine months on 16/03/2026. */
const girl = { kind: 'child', dob: '2025-06-16', sex: 'F', jeEndemic: false } as const;

const tooEarly: Stories = {
  title: 'given before its age',
  source: 'Rule R7: stored, marked, not counted; its repeat waits for its own first day',
  person: girl,
  stories: {
    'polio drops of a round at four weeks are not OPV-1':
      '2025-07-28, OPV1 2025-07-14: OPV1@2025-07-14 too-early; OPV1 due 2025-07-28',
    'a whole visit one day too early is repeated':
      '2025-07-28, BCG 2025-06-16, FIPV1 2025-07-27, OPV1 2025-07-27, PCV1 2025-07-27, PENTA1 2025-07-27, RVV1 2025-07-27: today FIPV1 OPV1 PCV1 PENTA1 RVV1; PENTA1@2025-07-27 too-early',
    'the repeat counts, and the next gap runs from it':
      '2025-08-25, PENTA1 2025-07-25, PENTA1 2025-08-01: PENTA1@2025-07-25 too-early; PENTA1@2025-08-01 counts; PENTA2 upcoming 2025-08-29',
    'fIPV-2 given with Pentavalent-2 at ten weeks belongs to fourteen':
      '2025-09-22, FIPV1 2025-07-28, FIPV2 2025-08-25: FIPV2@2025-08-25 too-early; FIPV2 due 2025-09-22',
    'PCV-2 at ten weeks likewise':
      '2025-09-22, PCV1 2025-07-28, PCV2 2025-08-25: PCV2@2025-08-25 too-early; PCV2 due 2025-09-22',
    'a PCV booster at eight months':
      '2026-03-16, PCV1 2025-07-28, PCV2 2025-09-22, PCVB 2026-02-16: PCVB@2026-02-16 too-early; PCVB due 2026-03-16',
    'measles vaccine of an outbreak at eight months: MR-1 four weeks after it':
      '2026-03-16, MR1 2026-03-06: MR1@2026-03-06 too-early; MR1 upcoming 2026-04-03',
    'MR-2 at fifteen months: again, four weeks after the needle':
      '2026-10-17, MR1 2026-03-16, MR2 2026-09-20: MR2@2026-09-20 too-early; MR2 upcoming 2026-10-18',
    'a DPT booster at fifteen months':
      '2026-10-01, PENTA1 2025-07-28, PENTA2 2025-08-25, PENTA3 2025-09-22, DPTB1 2026-09-16: DPTB1@2026-09-16 too-early; DPTB1 upcoming 2026-10-16',
    'DPT at a private doctor in the first year does not begin the catch-up':
      '2026-06-16, DPT1 2025-08-01: DPT1@2025-08-01 too-early; DPT1 due 2026-06-16',
    'a second DPT booster before five years':
      '2030-06-16, PENTA1 2025-07-28, PENTA2 2025-08-25, PENTA3 2025-09-22, DPTB1 2026-10-16, DPTB2 2030-05-01: DPTB2@2030-05-01 too-early; DPTB2 due 2030-06-16',
    'Td in the fourth class at nine': '2035-06-16, TD10 2035-02-01: TD10@2035-02-01 too-early; TD10 due 2035-06-16',
  },
};

const tooClose: Stories = {
  title: 'given too soon after the dose before it',
  source: 'Domain facts 1.1, gaps from the previous dose; rule R7',
  person: girl,
  stories: {
    'Pentavalent-2 after 27 days, and the third four weeks later: the third counts, the second is made up':
      '2025-10-01, PENTA1 2025-08-01, PENTA2 2025-08-28, PENTA3 2025-09-25: PENTA2@2025-08-28 gap-short; PENTA3@2025-09-25 counts; PENTA2 upcoming 2025-10-23',
    'drops of three rounds two weeks apart: the middle one is made up':
      '2025-10-01, OPV1 2025-09-01, OPV2 2025-09-15, OPV3 2025-09-29: OPV2@2025-09-15 gap-short; OPV3@2025-09-29 counts; OPV2 upcoming 2025-10-27',
    'PCV-2 after 55 days':
      '2025-10-15, PCV1 2025-08-20, PCV2 2025-10-14: PCV2@2025-10-14 gap-short; PCV2 due 2025-10-15',
    'an OPV booster five and a half months after a late OPV-3':
      '2026-12-01, OPV1 2025-07-28, OPV2 2025-08-25, OPV3 2026-06-01, OPVB 2026-11-16: OPVB@2026-11-16 gap-short; OPVB due 2026-12-01',
    'MR-2 three weeks after a late MR-1: again four weeks after the needle':
      '2026-11-20, MR1 2026-10-20, MR2 2026-11-10: MR2@2026-11-10 gap-short; MR2 upcoming 2026-12-08',
    'rotavirus-3 after three weeks':
      '2025-10-20, RVV1 2025-08-01, RVV2 2025-09-01, RVV3 2025-09-22: RVV3@2025-09-22 gap-short; RVV3 due 2025-09-29',
    'DPT-2 after three weeks of a catch-up':
      '2026-07-29, DPT1 2026-07-01, DPT2 2026-07-22: DPT2@2026-07-22 gap-short; DPT2 due 2026-07-29',
  },
};

const odd: Stories = {
  title: 'written down oddly, or given elsewhere',
  source: 'Domain facts 1.3 no. 1 and rule R7: nothing on record is dropped; what was given counts, late too',
  person: girl,
  stories: {
    'OPV-0 on day twenty was given all the same':
      '2025-07-10, OPV0 2025-07-06: OPV0@2025-07-06 counts; OPV0 given 2025-07-06',
    'no scar, BCG given twice: the first counts':
      '2025-10-01, BCG 2025-06-16, BCG 2025-09-22: BCG@2025-06-16 counts; BCG@2025-09-22 repeated; BCG given 2025-06-16',
    'one dose typed from the card and from the register of the hospital, a day apart':
      '2025-08-01, OPV1 2025-07-28, OPV1 2025-07-29: OPV1@2025-07-29 repeated; OPV2 upcoming 2025-08-25',
    'a year mistyped: what lies ahead has not happened':
      '2025-08-01, OPV1 2026-07-28: OPV1@2026-07-28 in-future; OPV1 due 2025-07-28',
    'a year before birth': '2025-07-01, BCG 2024-06-17: BCG@2024-06-17 before-birth; BCG overdue 2025-06-16',
    '30 February': '2026-03-16, MR1 2026-02-30: MR1@2026-02-30 no-such-day; MR1 due 2026-03-16',
    'measles vaccine of an old card under its old name is kept, and MR-1 asked for':
      '2026-04-20, MEASLES1 2026-03-20: MEASLES1@2026-03-20 unknown-dose; MR1 due 2026-03-16',
    "the mother's Td typed on the child": '2025-08-01, TDPW1 2025-07-01: TDPW1@2025-07-01 other-kind-of-person',
    'BCG in another state at thirteen months counts':
      '2026-08-01, BCG 2026-07-20: BCG@2026-07-20 counts; BCG given 2026-07-20',
    'two doses of a rotavirus brand of a private doctor: the programme asks for a third':
      '2025-09-22, RVV1 2025-07-28, RVV2 2025-08-25: RVV3 due 2025-09-22',
    'MR at a campaign on the day of Pentavalent: both count':
      '2026-03-20, MR1 2026-03-16, PENTA1 2026-03-16: MR1@2026-03-16 counts; PENTA1@2026-03-16 counts; PENTA2 upcoming 2026-04-13',
  },
};

const takenBack: Stories = {
  title: 'what stands after a dose was taken back',
  source: 'Domain facts 1.3 no. 1: no restart; the missing dose is made up, its gap kept (decision 002)',
  person: girl,
  stories: {
    'PCV-1 was for the neighbour: PCV-2 stands, the first is made up eight weeks after it':
      '2025-10-01, PCV2 2025-09-22: PCV1 upcoming 2025-11-17; PCVB waiting 2026-03-16',
    'MR-1 was a wrong entry, MR-2 stands: one more, four weeks later':
      '2026-10-20, MR2 2026-10-16: MR2 given 2026-10-16; MR1 upcoming 2026-11-13',
    'fIPV-1 was a wrong entry, found after the first birthday: it is not begun, the third goes on':
      '2026-06-16, FIPV2 2025-09-22: FIPV1 closed 2026-06-15; FIPV3 due 2026-03-16',
    'Pentavalent-1 was a wrong entry, Pentavalent-2 stands: the child stays with Pentavalent':
      '2026-06-16, PENTA2 2025-08-25: DPT1 not-applicable -; PENTA1 closed 2026-06-15; PENTA3 overdue 2025-09-22',
    'all Pentavalent doses were a twin sister’s: on the first birthday DPT begins':
      '2026-06-16, BCG 2025-06-16: DPT1 due 2026-06-16; PENTA1 closed 2026-06-15',
    'OPV-3 was a wrong entry, the booster stands: the third is made up four weeks after it':
      '2026-12-01, OPV1 2025-07-28, OPV2 2025-08-25, OPVB 2026-11-16: OPVB given 2026-11-16; OPV3 upcoming 2026-12-14',
  },
};

export const whatCounts: readonly Stories[] = [tooEarly, tooClose, odd, takenBack];
