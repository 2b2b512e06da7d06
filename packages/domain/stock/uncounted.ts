import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { lineKey } from './line.ts';
import type { GivenDoses } from './prefill.ts';

/** Doses of one vaccine and batch, in doses of the vials' label. */
export type DosesOfBatch = Pick<GivenDoses, 'material_id' | 'batch_number' | 'doses'>;

/** A vaccine and batch of which more or fewer doses are on record now than were when the vials were counted. */
export interface Difference {
  readonly material_id: number;
  readonly batch_number: string;
  readonly recorded: number;
  readonly counted: number;
}

/**
 * Where a session's count no longer agrees with what is on record: doses that came after it, were taken back or put
 * right, and vaccines that stand in no line of it. Source: specification, section 5 ('Vaccine utilisation fields are
 * required'), and the facts on utilisation ('session end needs utilisation for each vaccine used', doses given 'from
 * the session data').
 */
export function differences(given: readonly DosesOfBatch[], counted: readonly DosesOfBatch[]): readonly Difference[] {
  const found = new Map<string, Difference>();
  const add = ({ material_id, batch_number, doses }: DosesOfBatch, to: 'recorded' | 'counted') => {
    const key = lineKey({ material_id, batch_number });
    const before = found.get(key) ?? { material_id, batch_number, recorded: 0, counted: 0 };
    found.set(key, { ...before, [to]: before[to] + doses });
  };
  for (const one of given) add(one, 'recorded');
  for (const one of counted) add(one, 'counted');
  return [...found.values()].filter(({ recorded, counted: then }) => recorded !== then);
}

/** A session does not end before its vials are counted as its doses stand: VACUTI0014 with how many vaccines are not. */
export function endRefusal(
  given: readonly DosesOfBatch[],
  counted: readonly DosesOfBatch[],
): Refusal<RefusalCode> | undefined {
  const vaccines = new Set(differences(given, counted).map(({ material_id }) => material_id)).size;
  return vaccines === 0 ? undefined : { code: 'VACUTI0014', path: 'session_id', values: { vaccines } };
}
