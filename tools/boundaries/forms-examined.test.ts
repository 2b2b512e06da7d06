import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { formsOfSupervisor, formsOfVaccinator, formsOutside } from '../../e2e/harness/forms.ts';
import { formsAlike } from '../../e2e/harness/forms-alike.ts';
import { root } from '../launch/root.ts';

const source = join(root, 'apps', 'web', 'src');
const none = { given: '', waiting: '', session: '', special: '' };

test('every form of the source is examined by a journey, or it is said why not', () => {
  const known = [...formsOutside, ...formsOfVaccinator(none), ...formsOfSupervisor].map(({ file }) => file);
  const named = new Set([...known, ...Object.keys(formsAlike)]);
  const forms = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) =>
    /\b(useRefusals|useAttempt|useForm)(<[^()]*>)?\(|<form\b[^>]*onSubmit/s.test(
      readFileSync(join(source, file), 'utf8'),
    ),
  );
  assert.deepEqual(
    forms.filter((file) => !named.has(file)),
    [],
  );
  assert.deepEqual(
    [...named].filter((file) => !globSync(file, { cwd: source }).length),
    [],
  );
});
