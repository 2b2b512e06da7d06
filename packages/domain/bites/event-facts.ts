import { type CivilDate, dayInIndia } from '../calendar/index.ts';
import { animalStates } from '../rabies/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import type { CaseType } from './dose-codes.ts';
import { measuredRefusals } from './measured.ts';

/** An event of a case as it is reported; `at` ISO 8601. */
interface ReportedEvent {
  readonly kind: string;
  readonly at: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

interface CaseOnRecord {
  readonly case_type: CaseType;
  readonly bitten_on: CivilDate | null;
  /** Day of birth of whoever was bitten. */
  readonly born: CivilDate;
  /** Of a case of venom: which creature. */
  readonly creature: string | undefined;
}

/** Facts that every event of a kind tells; of the kinds that are not named, any one. */
const needed: Readonly<Record<string, string>> = {
  'clotting-test': 'clots',
  animal: 'state',
  outcome: 'state',
  recall: 'state',
  referral: 'to',
  'drip-ended': 'dose_id',
};

const isAnswered = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Does an event tell what its kind is for? Else FLDVAL0001 at the fact, or at `facts` where any would do. */
export function missingFactRefusal({
  kind,
  facts,
}: Pick<ReportedEvent, 'kind' | 'facts'>): Refusal<RefusalCode> | undefined {
  const fact = needed[kind];
  const isThere = fact === undefined ? Object.values(facts).some(isAnswered) : isAnswered(facts[fact]);
  return isThere ? undefined : { code: 'FLDVAL0001', path: fact === undefined ? 'event.facts' : `event.facts.${fact}` };
}

/**
 * Why an event cannot have happened so in its case: nothing answered FLDVAL0001; before the bite, or the birth, FLDVAL0018
 * (`min`); an animal in no known state FLDVAL0029, for the course is closed by it; a clotting test of no snake bite, or an
 * animal watched or a patient called back in a case of venom, RABIES0009; a number that cannot be, as `measuredRefusals` says.
 */
export function eventRefusal(event: ReportedEvent, of: CaseOnRecord): Refusal<RefusalCode> | undefined {
  const { kind, at, facts } = event;
  const missing = missingFactRefusal(event);
  if (missing) return missing;
  const ofSnakes = kind === 'clotting-test' && of.creature !== 'snake';
  const ofRabies = (kind === 'animal' || kind === 'recall') && of.case_type !== 'rabies';
  if (ofSnakes || ofRabies) return { code: 'RABIES0009', path: 'event.kind' };
  const min = of.bitten_on !== null && of.bitten_on > of.born ? of.bitten_on : of.born;
  if (dayInIndia(at) < min) return { code: 'FLDVAL0018', path: 'event.at', values: { min } };
  const states: readonly unknown[] = animalStates;
  if (kind === 'animal' && !states.includes(facts.state)) return { code: 'FLDVAL0029', path: 'event.facts.state' };
  const [number] = measuredRefusals(facts);
  return number && { ...number, path: `event.facts.${number.path}` };
}
