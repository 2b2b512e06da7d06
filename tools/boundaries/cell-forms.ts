import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { splitStatements } from '../../apps/server/src/platform/db/split-statements.ts';

interface Form {
  readonly form: RegExp;
  readonly advice: string;
}

const insideText = /\$\$[\s\S]*?\$\$|'[^']*'/g;
const insideBrackets = /\([^()]*\)/g;

/** What a statement says outside of texts, bodies and brackets. */
function outline(statement: string): string {
  const text = statement.replaceAll(insideText, "''");
  const shorter = text.replaceAll(insideBrackets, ' ');
  return shorter === text ? text : outline(shorter);
}

/** Forms that a distributed schema refuses, or that tie a statement to one schema; seen in the outline of a statement. */
const inOutline: readonly Form[] = [
  { form: /^alter table\b.*,/is, advice: 'one kind of change for each alter table' },
  {
    form: /\badd column\b.*\b(check|references|unique|primary key)\b/is,
    advice: 'a constraint of a new column in a statement of its own',
  },
  { form: /^create( constraint)? trigger\b/i, advice: 'triggers are laid by lay_triggers alone' },
  { form: /^do\b/i, advice: 'a statement, or a function that is called' },
  { form: /^(create|drop|alter) schema\b/i, advice: 'a schema is made by whoever makes the cell' },
];

const anywhere: readonly Form[] = [
  { form: /\bpublic\s*\./i, advice: 'no schema is named: the search path of the role finds it' },
  { form: /\bset (local |session )?search_path\b/i, advice: 'the search path is that of the role' },
];

/** What in a migration a cell does not take. */
export function refusedForms(text: string): string[] {
  return splitStatements(text).flatMap((statement) =>
    [
      ...inOutline.filter(({ form }) => form.test(outline(statement))),
      ...anywhere.filter(({ form }) => form.test(statement)),
    ].map(({ advice }) => advice),
  );
}

/** The migrations of a tree that a cell does not take. */
export function migrationsRefused(root: string): { path: string; advice: string }[] {
  const folder = 'apps/server/db/migrations';
  return globSync(`${folder}/*.sql`, { cwd: root })
    .map((path) => `${folder}/${basename(path)}`)
    .sort()
    .flatMap((path) => refusedForms(readFileSync(join(root, path), 'utf8')).map((advice) => ({ path, advice })));
}
