import { girl } from './infancy.cases.ts';
import type { Stories } from './story.ts';

/** Doses from nine months on, of the same girl. */
export const childhood: Stories = {
  title: 'from nine months to eighteen years',
  source: 'Domain facts 1.1 to 1.4',
  person: girl,
  stories: {
    'MR-1 the day before nine months are completed': '2024-10-07: MR1 upcoming 2024-10-08',
    'MR-1 at nine months': '2024-10-08: MR1 due 2024-10-08',
    'MR-1 on the first birthday': '2025-01-08: MR1 due 2024-10-08',
    'MR-1 after twelve months': '2025-01-09: MR1 overdue 2024-10-08',
    'MR-1 under five years': '2029-01-07: MR1 overdue 2024-10-08',
    'MR-1 at five years': '2029-01-08: MR1 closed 2029-01-07',
    'MR-1 at eight months does not count': '2024-10-08, MR1 2024-09-08: MR1 due 2024-10-08',
    'and keeps its distance, as live vaccines do': '2024-10-08, MR1 2024-09-20: MR1 upcoming 2024-10-18',
    'MR-2 waits for MR-1': '2025-05-08: MR2 waiting 2025-05-08',
    'MR-2 at sixteen months': '2025-05-08, MR1 2024-10-08: MR2 due 2025-05-08',
    'MR-2 28 days after a late MR-1': '2025-05-28, MR1 2025-05-01: MR2 upcoming 2025-05-29',
    'MR-2 on the day': '2025-05-29, MR1 2025-05-01: MR2 due 2025-05-29',
    'MR-2 overdue after two years': '2026-01-09, MR1 2024-10-08: MR2 overdue 2025-05-08',
    'JE outside of its districts': '2024-10-08: JE1 not-applicable -',
    'JE-2 outside of its districts': '2025-05-08: JE2 not-applicable -',
    'JE-1 given elsewhere all the same: it counts': '2024-12-01, JE1 2024-10-08: JE1 given 2024-10-08',
    'Vitamin A-1 at nine months': '2024-10-08: VITA1 due 2024-10-08',
    'Vitamin A-1 a day before': '2024-10-07: VITA1 upcoming 2024-10-08',
    'Vitamin A-1 at five years': '2029-01-08: VITA1 closed 2029-01-07',
    'Vitamin A-2 at sixteen months': '2025-05-08, VITA1 2024-10-08: VITA2 due 2025-05-08',
    'Vitamin A-2 six months after a late first one': '2025-07-14, VITA1 2025-01-15: VITA2 upcoming 2025-07-15',
    'Vitamin A-2: six months are over': '2025-07-15, VITA1 2025-01-15: VITA2 due 2025-07-15',
    'Vitamin A-3 six months after the second':
      '2025-11-07, VITA1 2024-10-08, VITA2 2025-05-08: VITA3 upcoming 2025-11-08',
    'Vitamin A-3 on the day': '2025-11-08, VITA1 2024-10-08, VITA2 2025-05-08: VITA3 due 2025-11-08',
    'Vitamin A-3 three months later': '2026-02-08, VITA1 2024-10-08, VITA2 2025-05-08: VITA3 due 2025-11-08',
    'Vitamin A-3 after that': '2026-02-09, VITA1 2024-10-08, VITA2 2025-05-08: VITA3 overdue 2025-11-08',
    'Vitamin A-4 waits for the third': '2026-05-08, VITA1 2024-10-08, VITA2 2025-05-08: VITA4 waiting 2025-05-08',
    'Vitamin A-9 before its eighth': '2028-12-01, VITA1 2024-10-08: VITA9 waiting 2025-05-08',
    'six months from 31 August end on 28 February':
      '2026-02-27, VITA1 2024-10-08, VITA2 2025-08-31: VITA3 upcoming 2026-02-28',
    'DPT-1 under one year: Pentavalent still may begin': '2025-01-07: DPT1 not-applicable -',
    'DPT-1 from the first birthday, nothing given': '2025-01-08: DPT1 due 2025-01-08',
    'DPT-1 when Pentavalent was begun in time': '2025-03-01, PENTA1 2024-06-01: DPT1 not-applicable -',
    'DPT-1 when the only Pentavalent dose was too early to count': '2025-03-01, PENTA1 2024-02-10: DPT1 due 2025-01-08',
    'DPT-1 four weeks after a Pentavalent dose begun too late':
      '2025-02-27, PENTA1 2025-01-31: DPT1 upcoming 2025-02-28',
    'DPT-1 on the day before the seventh birthday': '2031-01-07: DPT1 due 2025-01-08',
    'DPT-1 on the seventh birthday: Td only': '2031-01-08: DPT1 closed 2031-01-07',
    'DPT-2 at 27 days': '2025-03-27, DPT1 2025-02-28: DPT2 upcoming 2025-03-28',
    'DPT-2 at 28 days': '2025-03-28, DPT1 2025-02-28: DPT2 due 2025-03-28',
    'DPT-3 28 days after DPT-2': '2025-04-25, DPT1 2025-02-28, DPT2 2025-03-28: DPT3 due 2025-04-25',
    'DPT booster-1 at sixteen months':
      '2025-05-08, PENTA1 2024-02-19, PENTA2 2024-03-18, PENTA3 2024-04-15: DPTB1 due 2025-05-08',
    'DPT booster-1 a day before':
      '2025-05-07, PENTA1 2024-02-19, PENTA2 2024-03-18, PENTA3 2024-04-15: DPTB1 upcoming 2025-05-08',
    'DPT booster-1 six months after a late third dose':
      '2025-06-30, PENTA1 2024-02-19, PENTA2 2024-03-18, PENTA3 2025-01-01: DPTB1 upcoming 2025-07-01',
    'DPT booster-1 six months after DPT-3':
      '2025-10-26, DPT1 2025-03-01, DPT2 2025-03-29, DPT3 2025-04-26: DPTB1 due 2025-10-26',
    'DPT booster-1 waits for the third dose':
      '2025-06-01, PENTA1 2024-02-19, PENTA2 2024-03-18: DPTB1 waiting 2025-05-08',
    'DPT booster-1 at seven years':
      '2031-01-08, PENTA1 2024-02-19, PENTA2 2024-03-18, PENTA3 2024-04-15: DPTB1 closed 2031-01-07',
    'DPT booster-2 at five years':
      '2029-01-08, PENTA1 2024-02-19, PENTA2 2024-03-18, PENTA3 2024-04-15, DPTB1 2025-05-08: DPTB2 due 2029-01-08',
    'DPT booster-2 a day before':
      '2029-01-07, PENTA1 2024-02-19, PENTA2 2024-03-18, PENTA3 2024-04-15, DPTB1 2025-05-08: DPTB2 upcoming 2029-01-08',
    'DPT booster-2 six months after a late first booster':
      '2029-06-30, PENTA1 2024-02-19, PENTA2 2024-03-18, PENTA3 2024-04-15, DPTB1 2029-01-01: DPTB2 upcoming 2029-07-01',
    'DPT booster-2 waits for the first':
      '2029-02-01, PENTA1 2024-02-19, PENTA2 2024-03-18, PENTA3 2024-04-15: DPTB2 waiting 2029-01-08',
    'Td a day before ten years': '2034-01-07: TD10 upcoming 2034-01-08',
    'Td at ten years': '2034-01-08: TD10 due 2034-01-08',
    'Td at ten years, overdue after eleven': '2035-01-09: TD10 overdue 2034-01-08',
    'Td of ten years at sixteen: the next one takes its place': '2040-01-08: TD10 closed 2040-01-07',
    'Td at sixteen years': '2040-01-08: TD16 due 2040-01-08',
    'Td at sixteen does not need the one of ten': '2041-01-08: TD16 due 2040-01-08',
    'Td at sixteen, overdue after seventeen': '2041-01-09: TD16 overdue 2040-01-08',
    'Td at eighteen: an adult': '2042-01-08: TD16 closed 2042-01-07',
    'HPV a day before fourteen': '2038-01-07: HPV1 upcoming 2038-01-08',
    'HPV at fourteen': '2038-01-08: HPV1 due 2038-01-08',
    'HPV on the last day under fifteen': '2039-01-07: HPV1 due 2038-01-08',
    'HPV at fifteen': '2039-01-08: HPV1 closed 2039-01-07',
    'HPV given at fifteen all the same: it counts': '2039-03-01, HPV1 2039-02-01: HPV1 given 2039-02-01',
    'HPV at ten, before its age: it does not count': '2038-01-08, HPV1 2034-02-01: HPV1 due 2038-01-08',
  },
};
