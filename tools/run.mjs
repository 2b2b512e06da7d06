#!/usr/bin/env node
// The one door of every npm script. Plain JavaScript, because the Node that opens it may be as old as 20:
// it installs what the lock file names when that is missing, then hands over to the pinned Node 24.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode } from './launch/find-node.mjs';
import { handOver } from './launch/hand-over.mjs';
import { ensureInstalled } from './launch/install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const verbs = [
  'start',
  'dev',
  'test',
  'check',
  'bench',
  'demo',
  'rules',
  'format',
  'openapi',
  'pictures',
  'audit',
  'audit-file',
  'backup',
  'restore',
  'places',
  'first-user',
  'rotate-key',
  'revoke-card-key',
  'crash',
  'outbox-days',
];

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const [verb = '', ...rest] = process.argv.slice(2);
if (!verbs.includes(verb)) fail(`Say what to run: node tools/run.mjs ${verbs.join(' | ')}`);

const script = join(root, 'tools', `${verb}.ts`);
const installProblem = ensureInstalled(root);
if (installProblem) fail(installProblem);
if (!existsSync(script)) fail(`tools/${verb}.ts is missing from this copy of the project.`);

const node = findNode(root);
if (!node) {
  fail(
    'Teeka needs Node 24 and the package "node", which brings it, could not run its install script; ' +
      'allow it (npm rebuild node) or install Node 24 or newer.',
  );
}
handOver(node, [script, ...rest], root);
