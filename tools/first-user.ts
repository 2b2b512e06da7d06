// npm run first-user -- --user-name NAME --name "FULL NAME" [--district CODE | --national] [--type-password] [--another]:
// the first administrator of a district, or of the whole country.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { FirstUserProblem, makeFirstUser, typedProblem } from '../apps/server/db/first-user/make-first-user.ts';
import { withClient } from '../apps/server/src/platform/db/client.ts';
import { makeAtRest } from '../apps/server/src/platform/sealing/at-rest.ts';
import { generatedPassword } from '../apps/server/src/platform/sealing/generated-password.ts';
import { preparedDatabase } from './demo-load/prepared-database.ts';
import { orSay, Sentence } from './launch/stop-with-sentence.ts';
import { untilStopped } from './start/ending.ts';
import { readSettings } from './start/settings.ts';
import { tell } from './start/tell.ts';

const usage =
  'Say it like this: npm run first-user -- --user-name NAME --name "FULL NAME" [--district CODE | --national] [--type-password] [--another]';

function readWishes() {
  try {
    const { values } = parseArgs({
      options: {
        'user-name': { type: 'string' },
        name: { type: 'string' },
        district: { type: 'string' },
        national: { type: 'boolean', default: false },
        'type-password': { type: 'boolean', default: false },
        another: { type: 'boolean', default: false },
      },
    });
    const { 'user-name': user_name, name: display_name, district, national, another } = values;
    if (!user_name || !display_name || (district && (national || !/^[1-9]\d{0,8}$/.test(district))))
      throw new Error(usage);
    return {
      ...{ user_name, display_name: display_name.trim(), national, another, typed: values['type-password'] },
      district: district ? Number(district) : undefined,
    };
  } catch {
    throw new Sentence(usage);
  }
}

/** A line of standard input; on a terminal what is typed does not show. */
async function typedPassword(): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  process.stdout.write('Password: ');
  const reader = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY ?? false });
  for await (const line of reader) {
    reader.close();
    process.stdout.write('\n');
    return line;
  }
  throw new Sentence('No password was typed.');
}

await orSay(async () => {
  const { typed, ...wish } = readWishes();
  const wrong = typedProblem(wish);
  if (wrong) throw new Sentence(wrong);
  const password = typed ? await typedPassword() : generatedPassword();
  const settings = readSettings();
  await untilStopped(async (ending) => {
    const { url, ring } = await preparedDatabase(settings, ending);
    try {
      const made = { ...wish, password };
      const district = await withClient(url, (client) => makeFirstUser(client, makeAtRest(ring), made));
      tell(
        district
          ? `${wish.user_name} administers ${district.name_en} (${district.code}).`
          : `${wish.user_name} supervises the whole country.`,
      );
    } catch (error) {
      throw error instanceof FirstUserProblem ? new Sentence(error.message, { cause: error }) : error;
    }
    if (!typed) tell(`Password: ${password}`);
    tell('It must be changed at the first sign-in.');
  });
});
process.exit();
