import type { Refusal } from '@teeka/domain/refusal';
import { subjectOf } from '../chains.ts';
import type { Item } from '../item.ts';

export interface Answer {
  readonly refusals: readonly Refusal[];
}

const no = (code: string): Answer => ({ refusals: [{ code }] });
const yes: Answer = { refusals: [] };

interface Facts {
  started: boolean;
  ended: boolean;
  readonly listed: Set<string>;
  readonly verified: Set<string>;
  readonly rejected: Set<string>;
  /** Case → person. */
  readonly cases: Map<string, string>;
  readonly completed: Set<string>;
  /** `person/dose code` → dose ids. */
  readonly doses: Map<string, string[]>;
}

/** A stand-in for the server: the rules that matter for order and conflict, and a receipt for each accepted id. */
export interface SimulatedServer {
  readonly facts: Facts;
  /** How often each id took effect. */
  readonly applied: ReadonlyMap<string, number>;
  answer(item: Item): Answer;
}

type Input = Record<string, unknown> & { vaccine_details?: { dose_id: string; dose_code: string }[] };
type Rule = (facts: Facts, person: string, input: Input) => Answer;

const inSession =
  (rule: Rule): Rule =>
  (facts, person, input) => {
    if (!facts.started) return no('SESDAY0002');
    return facts.listed.has(person) ? rule(facts, person, input) : no('SESDAY0010');
  };

const rules: Readonly<Record<string, Rule>> = {
  'sessions.startSession': (facts) => {
    if (facts.started) return no('SESDAY0003');
    facts.started = true;
    return yes;
  },
  'sessions.endSession': (facts) => {
    if (facts.ended) return no('SESDAY0004');
    if (!facts.started) return no('SESDAY0002');
    facts.ended = true;
    return yes;
  },
  'sessions.addToOngoingSession': (facts, person) => {
    if (!facts.started) return no('SESDAY0002');
    if (facts.listed.has(person)) return no('SESDAY0009');
    facts.listed.add(person);
    return yes;
  },
  'sessions.verifyManually': inSession((facts, person) => {
    if (facts.verified.has(person)) return no('SESDAY0012');
    facts.verified.add(person);
    return yes;
  }),
  'sessions.rejectBeneficiary': inSession((facts, person) => {
    if ([...facts.doses.keys()].some((key) => key.startsWith(person))) return no('SESDAY0013');
    facts.rejected.add(person);
    return yes;
  }),
  'cases.saveCaseDetails': inSession((facts, person, input) => {
    if (!facts.verified.has(person)) return no('SESDAY0011');
    facts.cases.set(String(input.case_id), person);
    return yes;
  }),
  'cases.addVaccineDetails': inSession((facts, person, input) => {
    if (facts.cases.get(String(input.case_id)) !== person) return no('VACDOS0009');
    const doses = input.vaccine_details ?? [];
    if (doses.some(({ dose_code }) => facts.doses.has(`${person}/${dose_code}`))) return no('VACDOS0001');
    for (const { dose_id, dose_code } of doses) {
      const key = `${person}/${dose_code}`;
      facts.doses.set(key, [...(facts.doses.get(key) ?? []), dose_id]);
    }
    return yes;
  }),
  'cases.caseStatusUpdation': (facts, person, input) => {
    if (facts.cases.get(String(input.case_id)) !== person) return no('VACDOS0009');
    facts.completed.add(String(input.case_id));
    return yes;
  },
};

export function makeServer(listed: readonly string[]): SimulatedServer {
  const facts: Facts = {
    started: false,
    ended: false,
    listed: new Set(listed),
    verified: new Set(),
    rejected: new Set(),
    cases: new Map(),
    completed: new Set(),
    doses: new Map(),
  };
  const applied = new Map<string, number>();
  const receipts = new Set<string>();
  return {
    facts,
    applied,
    answer(item) {
      const receipt = `${item.madeBy}/${item.id}`;
      if (receipts.has(receipt)) return yes;
      const rule = rules[item.call];
      if (!rule) return no('REQVAL0007');
      const answer = rule(facts, subjectOf(item.input).person ?? '', item.input as Input);
      if (answer.refusals.length > 0) return answer;
      receipts.add(receipt);
      applied.set(item.id, (applied.get(item.id) ?? 0) + 1);
      return answer;
    },
  };
}
