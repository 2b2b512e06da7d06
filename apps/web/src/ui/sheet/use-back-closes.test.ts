import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const source = join(import.meta.dirname, '../..');
/** Cannot be closed at all, so back cannot close it either. */
const stays = ['app/shell/update-prompt.tsx'];

test('whatever lies over a screen is closed by back', () => {
  const dialogs = globSync('**/*.tsx', { cwd: source })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /<(Modal|Drawer)[.\s>]/.test(readFileSync(join(source, path), 'utf8')));
  assert.ok(dialogs.length > 3);
  const without = dialogs.filter(
    (path) => !readFileSync(join(source, path), 'utf8').includes('useBackCloses('),
  );
  assert.deepEqual(without, stays);
});
