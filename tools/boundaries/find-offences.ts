import { migrationsRefused } from './cell-forms.ts';
import { findCycles } from './cycles.ts';
import { knowsOneLanguage } from './languages.ts';
import { namesOldWord, stylesWithOldWord } from './old-words.ts';
import { hasVagueName, mostLines, rules } from './rules.ts';
import { readTree, type SourceFile } from './source-tree.ts';
import { hasStraySql } from './sql.ts';
import { knowsStatusDigits } from './status-digits.ts';

export interface Offence {
  rule: string;
  path: string;
  detail: string;
}

function judgeImports({ path, imports }: SourceFile): Offence[] {
  return rules
    .filter((rule) => rule.binds(path))
    .flatMap((rule) =>
      imports
        .filter((each) => rule.refuses(each, path))
        .map(({ target }) => ({ rule: rule.name, path, detail: `imports ${target}: ${rule.advice}` })),
    );
}

function judgeFile(file: SourceFile): Offence[] {
  const { path, lines } = file;
  const found = judgeImports(file);
  if (hasVagueName(file)) found.push({ rule: 'names say the subject', path, detail: 'name it after what it is about' });
  if (hasStraySql(file))
    found.push({ rule: 'SQL only in queries.ts', path, detail: 'move the statement to queries.ts' });
  const language = knowsOneLanguage(file);
  if (language) found.push({ rule: 'no language is one of its own', path, detail: language });
  if (knowsStatusDigits(file))
    found.push({ rule: 'statuses are words', path, detail: 'its code stands in contract/word-for alone' });
  const oldWord = namesOldWord(file);
  if (oldWord) found.push({ rule: 'old words name nothing', path, detail: oldWord });
  if (lines > mostLines)
    found.push({
      rule: `no file over ${mostLines} lines`,
      path,
      detail: `has ${lines}: split it by subject`,
    });
  return found;
}

/** Everything in a tree that breaks a rule of the architecture. */
export function findOffences(root: string): Offence[] {
  const files = readTree(root);
  const cycles = findCycles(files).map(([path = '', ...others]) => ({
    rule: 'no cycles',
    path,
    detail: `goes round through ${[...others, path].join(' → ')}`,
  }));
  const forms = migrationsRefused(root).map(({ path, advice }) => ({
    rule: 'a migration that a cell takes',
    path,
    detail: advice,
  }));
  const styles = stylesWithOldWord(root).map((found) => ({ rule: 'old words name nothing', ...found }));
  return [...files.flatMap(judgeFile), ...cycles, ...forms, ...styles];
}
