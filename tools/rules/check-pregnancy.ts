import { text } from 'node:stream/consumers';
import { type CivilDate, isCivilDate } from '@teeka/domain/calendar';
import type { Answer, Answers } from '@teeka/domain/forms';
import {
  actRefusals,
  type Birth,
  type PregnancyAct,
  type PregnancyEvent,
  type PregnancyEventKind,
  pregnancyEventKinds,
  readPregnancy,
} from '@teeka/domain/pregnancy';
import { type Fields, isFields, parsed, shown } from './read-json.ts';

const isKind = (value: unknown): value is PregnancyEventKind => pregnancyEventKinds.some((kind) => kind === value);

/**
 * Judges one act of a pregnancy, or a list of them, from standard input:
 * `{ facts, births?, before?: [{ kind, facts, births?, on? }], dob?, sex?, died_on?, answers? }`; `before` is what is on
 * record. Prints `{ ok, refusals }` for each. Answers the exit code: 2 where nothing was judged.
 */
export async function checkPregnancy(kind: string, today: CivilDate): Promise<number> {
  if (!isKind(kind)) return stop(`Say which act, check pregnancy <kind>, of ${pregnancyEventKinds.join(', ')}.`);
  const input = parsed(await text(process.stdin));
  if (input === undefined) return stop('The input is not JSON: an act with "facts", or a list of them.');
  const verdicts = (Array.isArray(input) ? input : [input]).map((value) => verdictOf(kind, value, today));
  process.stdout.on('error', () => process.exit(0));
  process.stdout.write(`${JSON.stringify(Array.isArray(input) ? verdicts : verdicts[0], null, 1)}\n`);
  return 0;
}

function stop(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return 2;
}

function verdictOf(kind: PregnancyEventKind, value: unknown, today: CivilDate): object {
  if (!isFields(value)) return { error: 'An act is an object with facts.' };
  const act = actOf(value, kind, 'judged');
  if (typeof act === 'string') return { error: act };
  const { before = [], dob = '2000-01-01', sex = 'F', died_on = null, answers = true } = value;
  if (!Array.isArray(before)) return { error: '"before" is not a list of acts.' };
  if (!isCivilDate(dob)) return { error: `"dob" is not a day YYYY-MM-DD: ${shown(dob)}.` };
  if (died_on !== null && !isCivilDate(died_on)) return { error: `"died_on" is not a day: ${shown(died_on)}.` };
  const events: PregnancyEvent[] = [];
  for (const [nth, one] of before.entries()) {
    const event = eventOf(one, nth, today);
    if (typeof event === 'string') return { error: `before.${nth}: ${event}` };
    events.push(event);
  }
  const gender = String(sex).toUpperCase().startsWith('F') ? 2 : 1;
  const refusals = actRefusals(act, {
    pregnancy: readPregnancy(1, events),
    others: [],
    woman: { born: dob, gender, deceased_on: died_on },
    recorder: { user_id: 'desk', answers: answers === true },
    today,
    at: Date.parse(`${today}T23:59:00+05:30`),
    registeredChildren: 0,
  });
  return { ok: refusals.length === 0, refusals };
}

function eventOf(value: unknown, nth: number, today: CivilDate): PregnancyEvent | string {
  if (!isFields(value) || !isKind(value.kind)) return `no act of ${pregnancyEventKinds.join(', ')}.`;
  const { event_id = `${value.kind}-${nth + 1}`, on = today } = value;
  if (!isCivilDate(on)) return `"on" is not a day YYYY-MM-DD: ${shown(on)}.`;
  const act = actOf(value, value.kind, String(event_id));
  return typeof act === 'string' ? act : { ...act, at: `${on}T09:00:00+05:30`, by: 'desk' };
}

const isAnswer = (value: unknown): value is Answer =>
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'));

const isFacts = (value: unknown): value is Answers => isFields(value) && Object.values(value).every(isAnswer);

function actOf({ facts, births = [] }: Fields, kind: PregnancyEventKind, event_id: string): PregnancyAct | string {
  if (!isFacts(facts)) return '"facts" is not an object of texts, numbers, yes or no, and lists.';
  if (!Array.isArray(births)) return '"births" is not a list of children.';
  const children: Birth[] = [];
  for (const [nth, birth] of births.entries()) {
    if (!isFields(birth) || !isFacts(birth.facts)) return `births.${nth} has no facts.`;
    const { birth_id = `birth-${nth + 1}`, child_id = null } = birth;
    children.push({
      birth_id: String(birth_id),
      child_id: child_id === null ? null : String(child_id),
      facts: birth.facts,
    });
  }
  return { event_id, kind, facts, births: children };
}
