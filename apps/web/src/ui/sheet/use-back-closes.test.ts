import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { theme } from '../theme/theme.ts';

const source = join(import.meta.dirname, '../..');
/** Cannot be closed at all, so back cannot close it either; Escape ends there. */
const stays = ['app/shell/update-prompt.tsx'];
const read = (path: string) => readFileSync(join(source, path), 'utf8');
const dialogs = globSync('**/*.tsx', { cwd: source })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /<(Modal|Drawer)[.\s>]/.test(read(path)));

test('whatever lies over a screen is closed by back', () => {
  assert.ok(dialogs.length > 3);
  assert.deepEqual(
    dialogs.filter((path) => !read(path).includes('useBackCloses(')),
    stays,
  );
});

test('of what lies over each other Escape closes the upper one only, so no dialog hears the key by itself', () => {
  for (const part of ['Modal', 'ModalRoot', 'Drawer', 'DrawerRoot'] as const)
    assert.equal(theme.components?.[part]?.defaultProps?.closeOnEscape, false, part);
  assert.deepEqual(
    dialogs.filter((path) => read(path).includes('closeOnEscape')),
    [],
  );
  for (const path of stays) assert.match(read(path), /useEscapeCloses\(true/);
});
