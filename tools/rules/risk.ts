import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { type CivilDate, dayInIndia, isCivilDate } from '@teeka/domain/calendar';
import type { Answers } from '@teeka/domain/forms';
import { type SpokenLanguage, spokenLanguages } from '@teeka/domain/names';
import {
  expectedDelivery,
  formRefusals,
  type PregnancyEvent,
  pregnancyForms,
  pregnancyWeeks,
  readPregnancy,
  risksNow,
} from '@teeka/domain/pregnancy';
import { fill } from '@teeka/words';
import { whole } from '@teeka/words/whole';
import { isFields, parsed, shown } from './read-json.ts';

const usage = 'Usage: npm run -s rules -- risk [--lang en|hi] [--today YYYY-MM-DD], cases as JSON on standard input.';

/**
 * Reads women with their visits from standard input, one or a list, and prints which high risks the record proposes, each
 * with its reason as a health worker reads it and how soon a doctor sees her. A case is
 * `{ id?, dob?, lmp, registration?: {…}, visits: [{ visited_on, … }] }`, by the keys of the forms of registration and visit.
 * Answers the exit code: 2 where nothing could be read at all.
 */
export async function proposeRisks(args: string[]): Promise<number> {
  const setting = settingOf(args);
  if (!setting) return stop(usage);
  const input = parsed(await text(process.stdin));
  if (input === undefined) return stop('The input is not JSON: a woman with "lmp" and "visits", or a list of them.');
  const answers = (Array.isArray(input) ? input : [input]).map((value) => ({
    ...idOf(value),
    ...answer(value, setting),
  }));
  process.stdout.on('error', () => process.exit(0));
  process.stdout.write(`${JSON.stringify(Array.isArray(input) ? answers : answers[0], null, 1)}\n`);
  return 0;
}

function stop(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return 2;
}

interface Setting {
  readonly language: SpokenLanguage;
  readonly today: CivilDate;
}

function settingOf(args: string[]): Setting | undefined {
  try {
    const { values } = parseArgs({ args, options: { lang: { type: 'string' }, today: { type: 'string' } } });
    const { lang = 'en', today = dayInIndia(new Date()) } = values;
    const language = spokenLanguages.find((one) => one === lang);
    return language !== undefined && isCivilDate(today) ? { language, today } : undefined;
  } catch {
    return undefined;
  }
}

const idOf = (value: unknown): object => (isFields(value) && 'id' in value ? { id: value.id } : {});

function answer(value: unknown, { language, today }: Setting): object {
  if (!isFields(value)) return { error: 'A case is an object with lmp and visits.' };
  const { dob, lmp, registration = {}, visits = [] } = value;
  if (!isCivilDate(lmp)) return { error: `"lmp" is not a day YYYY-MM-DD: ${shown(lmp)}.` };
  if (dob !== undefined && !isCivilDate(dob)) return { error: `"dob" is not a day YYYY-MM-DD: ${shown(dob)}.` };
  if (!isFields(registration)) return { error: '"registration" is not an object.' };
  if (!Array.isArray(visits) || !visits.every(isFields)) return { error: '"visits" is not a list of objects.' };
  const registered = { registered_on: lmp, ...registration, lmp_date: lmp };
  const refusals = [
    ...formRefusals(pregnancyForms.registered, registered as Answers, 'BENPRE0010'),
    ...visits.flatMap((visit, nth) =>
      formRefusals(pregnancyForms.antenatal, visit as Answers, 'BENANC0010').map((refusal) => ({
        ...refusal,
        path: `visits.${nth}.${refusal.path}`,
      })),
    ),
  ];
  if (refusals.length > 0) return { refused: refusals.map(({ code, path }) => ({ code, path })) };
  const event = (kind: 'registered' | 'antenatal', facts: object, nth: number): PregnancyEvent => ({
    event_id: `${kind}-${nth}`,
    kind,
    facts: facts as Answers,
    births: [],
    at: `${lmp}T00:00:00+05:30`,
    by: '',
  });
  const events = [event('registered', registered, 0), ...visits.map((visit, nth) => event('antenatal', visit, nth))];
  const pregnancy = readPregnancy(1, events);
  if (!pregnancy) return { error: 'This case could not be read.' };
  const { proposed, isHigh } = risksNow(pregnancy, dob ?? null, today);
  const words = whole[language].pregnancyRisks;
  return {
    weeks: pregnancyWeeks(lmp, today) ?? null,
    expected: expectedDelivery(lmp),
    high: isHigh,
    risks: proposed.map(({ risk, reason, urgency, figure }) => ({
      risk,
      reason,
      urgency,
      figure,
      words: fill(words[reason], { figure }),
    })),
  };
}
