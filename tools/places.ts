// npm run places -- FILE: states, districts, blocks and villages from a file of the Local Government Directory.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Loaded, loadPlaces } from '../apps/server/db/places/load-places.ts';
import type { RefusedLine } from '../apps/server/db/places/place-row.ts';
import { readPlaces } from '../apps/server/db/places/read-places.ts';
import { withClient } from '../apps/server/src/platform/db/client.ts';
import { preparedDatabase } from './demo-load/prepared-database.ts';
import { orSay, Sentence } from './launch/stop-with-sentence.ts';
import { untilStopped } from './start/ending.ts';
import { readSettings } from './start/settings.ts';
import { grouped, tell } from './start/tell.ts';

/** All villages of India are some 70 MB. */
const mostBytes = 200_000_000;
const shownLines = 20;
function readText(file: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(resolve(file));
  } catch (error) {
    throw new Sentence(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  if (bytes.length > mostBytes) throw new Sentence(`${file} is larger than 200 MB: load it state by state.`);
  const asText = 'save it as "CSV UTF-8 (comma delimited)" and name that file.';
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') throw new Sentence(`${file} is a workbook: ${asText}`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Sentence(`${file} is no text in UTF-8: ${asText}`);
  }
}

function tellLoaded({ levels, orphans }: Loaded): void {
  for (const { level, added, changed, same } of levels)
    tell(`${level.padEnd(12)} ${grouped(added)} new, ${grouped(changed)} changed, ${grouped(same)} as they were`);
  for (const { level, code, names, parent_code } of orphans.slice(0, shownLines))
    tell(`not taken: ${level} ${code} ${names.en} stands below ${parent_code}, which is not known`);
}

function tellRefused(refused: readonly RefusedLine[]): void {
  for (const { line, why } of refused.slice(0, shownLines)) tell(`line ${line} not taken: ${why}`);
}

await orSay(async () => {
  const [file, ...more] = process.argv.slice(2);
  if (!file || file.startsWith('-') || more.length > 0) throw new Sentence('Say it like this: npm run places -- FILE');
  const read = readPlaces(readText(file));
  if ('problem' in read) throw new Sentence(`${file} is no file of the Local Government Directory: ${read.problem}.`);
  await untilStopped(async (ending) => {
    const { url } = await preparedDatabase(readSettings(), ending);
    const loaded = await withClient(url, (client) => loadPlaces(client, read.places));
    tellLoaded(loaded);
    tellRefused(read.refused);
    const left = read.refused.length + loaded.orphans.length;
    if (left === 0) return;
    tell(`Not taken: ${grouped(left)}. Correct them and load the file again; what was taken stays as it is.`);
    process.exitCode = 1;
  });
});
process.exit();
