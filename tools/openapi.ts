import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApi } from '../packages/contract/openapi.ts';
import { root } from './launch/root.ts';

/** Writes docs/openapi.json, so that a change of the contract shows in a review as a change of the API. */
const file = join(root, 'docs', 'openapi.json');
writeFileSync(file, `${JSON.stringify(openApi(), null, 2)}\n`);
process.stdout.write(`${file}\n`);
