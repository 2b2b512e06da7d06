import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Named {
  paths: string[];
  scripts: string[];
}

const roots = /^(\.\/)?(packages|apps|e2e|tools|docs|\.ci)(\/|$)/;
const rootFiles = /^([A-Z]+\.md|(package(-lock)?|tsconfig|biome)\.json)$/;
const script = /\bnpm (?:run (?:-s )?)?(start|test|[a-z][\w:-]*)/g;
const builtIn = new Set(['run', 'ci', 'install', 'rebuild', 'ls', 'audit', 'init', 'exec', 'version']);

/** A path in prose may end in a placeholder (`docs/decisions/NNN-title.md`, `modules/<c>/queries.ts`); those name no file. */
function namesAFile(text: string): boolean {
  return (roots.test(text) || rootFiles.test(text)) && !/[<>*{}…]|NNN|\s/.test(text);
}

/** The paths in code spans and links of a document, and the npm scripts it names. */
export function findNamed(markdown: string): Named {
  const spans = [...markdown.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
  const links = [...markdown.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, text = '']) => text);
  const blocks = [...markdown.matchAll(/^```[^\n]*\n([\s\S]*?)^```/gm)].map(([, text = '']) => text);
  const scripts = [...spans, ...blocks].flatMap((text) => [...text.matchAll(script)].map(([, name = '']) => name));
  return {
    paths: [...spans.filter(namesAFile), ...links],
    scripts: [...new Set(scripts)].filter((name) => !builtIn.has(name)),
  };
}

/** What commands make and the repository does not keep. */
const made = /^apps\/web\/(dist|android|ios)(\/|$)/;

/** Whether a path named in a document is there, seen from the root or from the document, or is made on demand. */
export function isThere(root: string, document: string, path: string): boolean {
  return made.test(path) || existsSync(join(root, path)) || existsSync(join(root, dirname(document), path));
}
