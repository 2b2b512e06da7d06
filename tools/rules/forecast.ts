import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { fallback, type SpokenLanguage, spokenLanguages } from '@teeka/domain/names';
import { dueList, type Forecast, type Schedule, scheduleOf, schedules } from '@teeka/domain/schedule';
import { forecastOfAll } from '@teeka/domain/vaccinations';
import { explainDose, explainReason, type TellSchedule } from '@teeka/words/explain-dose';
import { whole } from '@teeka/words/whole';
import i18next from 'i18next';
import { readCase } from './read-case.ts';

type Tellers = Readonly<Record<SpokenLanguage, TellSchedule>>;

/**
 * Reads `{ "examples": [...] }` (or the bare list) from standard input and prints the list of answers,
 * `{ id, due, closed, next, reasons: { en, hi } }` each, as JSON. A case that cannot be read answers `{ id, error }`.
 * Answers the exit code: 2 where nothing could be read at all, or the version of the rules is not known.
 */
export async function forecastCases(args: string[]): Promise<number> {
  const schedule = requestedSchedule(args);
  if (typeof schedule === 'string') return stop(schedule);
  const cases = casesOf(await text(process.stdin));
  if (typeof cases === 'string') return stop(cases);
  const tellers = await tellSchedule();
  const answers = cases.map((value) => answerSafely(value, schedule, tellers));
  // A reader such as `head` may close the pipe before the last answer.
  process.stdout.on('error', () => process.exit(0));
  process.stdout.write(`${JSON.stringify(answers, null, 1)}\n`);
  return 0;
}

function stop(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return 2;
}

function requestedSchedule(args: string[]): Schedule | string {
  const versions = schedules.map(({ version }) => `"${version}"`).join(', ');
  try {
    const { values } = parseArgs({ args, options: { rules: { type: 'string' } } });
    return (
      scheduleOf(values.rules) ??
      `There is no version "${values.rules}" of the rules; there is ${versions}, or the rules of a day, as 2022-05-01.`
    );
  } catch {
    return `Usage: npm run -s rules -- forecast [--rules <version>], where <version> is ${versions} or a day, as 2022-05-01.`;
  }
}

function casesOf(input: string): readonly unknown[] | string {
  let value: unknown;
  try {
    value = JSON.parse(input.replace(/^\uFEFF/, ''));
  } catch {
    return 'The input is not JSON: a JSON object { "examples": [...] } is expected on standard input.';
  }
  if (Array.isArray(value)) return value;
  if (typeof value === 'object' && value !== null && 'examples' in value && Array.isArray(value.examples)) {
    return value.examples;
  }
  return 'The input holds no cases: a JSON object { "examples": [...] } is expected on standard input.';
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
}

/** One bad case must not take the others with it. */
function answerSafely(value: unknown, schedule: Schedule, tellers: Tellers): object {
  try {
    return { id: idOf(value), ...answer(value, schedule, tellers) };
  } catch (error) {
    return { id: idOf(value), error: `This case could not be judged: ${String(error)}` };
  }
}

function answer(value: unknown, schedule: Schedule, tellers: Tellers): object {
  const read = readCase(value, schedule);
  if (typeof read === 'string') return { error: read };
  const result = forecastOfAll(read.schedules, { doses: read.doses, schedule }, read.on);
  const reasons = { en: sentences(result, tellers.en), hi: sentences(result, tellers.hi) };
  return { ...dueList(result), reasons };
}

function sentences(result: Forecast, tell: TellSchedule): Record<string, string> {
  const byCode: Record<string, string> = {};
  for (const dose of result.doses) byCode[dose.code] = explainDose(dose, tell);
  for (const { dose, notCounted } of result.recorded) {
    if (notCounted && byCode[dose.code] === undefined) byCode[dose.code] = explainReason(notCounted, tell);
  }
  return byCode;
}

/** The schedule's sentences in every language, filled by the same library as on the screens. */
async function tellSchedule(): Promise<Tellers> {
  const words = i18next.createInstance();
  await words.init({
    lng: fallback,
    fallbackLng: fallback,
    resources: whole,
    defaultNS: 'schedule',
    interpolation: { escapeValue: false },
    keySeparator: false,
    nsSeparator: false,
  });
  // The screens type their keys; here the keys come from the rules, as data.
  const tell = (lng: SpokenLanguage): TellSchedule => {
    return (key, values) => String(words.t(key as never, { ...values, lng } as never));
  };
  return Object.fromEntries(spokenLanguages.map((language) => [language, tell(language)])) as Tellers;
}
