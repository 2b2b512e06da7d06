// The test files named as arguments, one after another in this process, each a suite of its own with its own hooks.
import { resolve } from 'node:path';
import { after, suite } from 'node:test';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { CpuTime } from './cpu-time.ts';
import { seed } from './trials.ts';

fc.configureGlobal({ seed });

// Nobody waits for the files any more: those that bring up systems listen to signals themselves and would go on for ever.
const run = process.ppid;
setInterval(() => {
  if (process.ppid !== run) process.exit(1);
}, 1000).unref();

const cpu = new CpuTime();
let before = 0;

for (const file of process.argv.slice(2))
  await suite(file, async () => {
    try {
      await import(pathToFileURL(resolve(file)).href);
    } finally {
      // The last hook of all: what the file started has ended by then.
      after((context) => {
        const now = cpu.seconds;
        if ('diagnostic' in context) context.diagnostic(`cpu ${(now - before).toFixed(2)}`);
        before = now;
      });
    }
  });
