import { type CivilDate, type DayNumber, dayText } from '@teeka/domain/calendar';
import { childrenIll, childrenReportedDead, type PregnancyEvent, readPregnancy, textIn } from '@teeka/domain/pregnancy';
import { listedRow, sealEvent } from '../../../src/modules/pregnancies/index.ts';
import type { AtRest } from '../../../src/platform/sealing/at-rest.ts';
import type { PeopleTables } from '../tables.ts';
import type { Recorded } from './pregnancies-of.ts';
import type { DemoPregnancy } from './recording.ts';

export interface PregnancyWriter {
  readonly tables: PeopleTables;
  readonly atRest: AtRest;
  readonly today: DayNumber;
}

const eventsOf = ({ acts }: DemoPregnancy, by: string): readonly PregnancyEvent[] =>
  acts.map(({ at, act }) => ({ ...act, at: new Date(at).toISOString(), by }));

/** Writes the pregnancies of a woman as the server would have: what lists go by, the sealed events, the children. */
export function writePregnancies(
  { tables, atRest, today }: PregnancyWriter,
  { woman, pregnancies }: Recorded,
  by: string,
): void {
  const { beneficiary_id } = woman;
  const day: CivilDate = dayText(today);
  const read = pregnancies.flatMap((one) => readPregnancy(one.pregnancy_number, eventsOf(one, by)) ?? []);
  for (const pregnancy of read) {
    const others = read.filter((other) => other !== pregnancy);
    const row = listedRow(pregnancy, { woman: { beneficiary_id, dob: dayText(woman.born) }, others, today: day });
    tables.pregnancy.row([
      ...[row.beneficiary_id, row.pregnancy_number, row.lmp_on, row.registered_on, row.visits, row.last_visit_on],
      ...[
        row.high_risk,
        row.high_risk_shown,
        row.urgent,
        row.unheard_on,
        row.outcome,
        row.ended_on,
        row.is_withdrawn,
        row.died_on,
      ],
      pregnancy.events[0]?.at ?? null,
    ]);
    const reported = new Map(childrenReportedDead(pregnancy).map(({ birth, on }) => [birth.birth_id, on]));
    const ill = new Map(childrenIll(pregnancy).map((child) => [child.birth.birth_id, child]));
    for (const event of pregnancy.events) {
      const { event_id, kind, at, births } = event;
      const sealed = sealEvent(event, atRest);
      tables.pregnancyEvent.row([
        ...[beneficiary_id, event_id, pregnancy.pregnancy_number, kind, sealed, at, by, 'Vaccinator', at],
      ]);
      for (const { birth_id, child_id, facts } of births)
        tables.pregnancyBirth.row([
          ...[beneficiary_id, event_id, birth_id, child_id, textIn(facts, 'born_on')],
          ...[reported.get(birth_id) ?? null, ill.get(birth_id)?.on ?? null, ill.get(birth_id)?.sentOn ?? null],
        ]);
    }
  }
}
