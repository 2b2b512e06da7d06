// The test files named as arguments, one after another in this process, each a suite of its own with its own hooks.
import { resolve } from 'node:path';
import { suite } from 'node:test';
import { pathToFileURL } from 'node:url';

for (const file of process.argv.slice(2))
  await suite(file, async () => {
    await import(pathToFileURL(resolve(file)).href);
  });
