// node tools/run.mjs audit-file FILE: is a sealed audit file what this installation made? Ends with 1 when it is not.
import { readFileSync } from 'node:fs';
import { type FileVerdict, verifyAuditFile } from '../apps/server/src/modules/audit/index.ts';
import { makeAtRest } from '../apps/server/src/platform/sealing/at-rest.ts';
import { presentDataKeys } from '../apps/server/src/platform/sealing/data-key.ts';
import { KeyRing } from '../apps/server/src/platform/sealing/key-ring.ts';
import { orSay, Sentence } from './launch/stop-with-sentence.ts';
import { readSettings } from './start/settings.ts';
import { grouped } from './start/tell.ts';

function read(file: string | undefined): string {
  if (!file) throw new Sentence('Say which file: node tools/run.mjs audit-file FILE');
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Sentence(`${file} cannot be read.`);
  }
}

function sentence(verdict: FileVerdict): string {
  switch (verdict.what) {
    case 'whole':
      return `whole: ${grouped(verdict.rows)} rows, as they were sealed (${verdict.heading})`;
    case 'foreign':
      return 'not sealed by this installation, or under a key that it no longer has';
    case 'none':
      return 'not a sealed audit file';
    case 'missing':
      return `rows are missing before what is now row ${grouped(verdict.row)}`;
    case 'cut':
      return `cut off after row ${grouped(verdict.row)}`;
    case 'changed':
      return verdict.row === 0
        ? 'changed in its heading'
        : `changed at row ${grouped(verdict.row)}, or a row before it was taken out`;
  }
}

await orSay(async () => {
  const text = read(process.argv[2]);
  const keys = presentDataKeys(readSettings().dataDir, process.env.DATA_KEY);
  const verdict = verifyAuditFile(text, makeAtRest(new KeyRing(keys)));
  process.stdout.write(`${sentence(verdict)}.\n`);
  if (verdict.what !== 'whole') process.exitCode = 1;
});
