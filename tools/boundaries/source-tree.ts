import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { parseSync } from 'vite';

export interface Import {
  /** A path from the root for a file of ours, else the name of a package or `node:…`. */
  target: string;
  typeOnly: boolean;
  /** By `import()`, when the running program asks for it. */
  onDemand: boolean;
}

export interface SourceFile {
  /** From the root, with forward slashes. */
  path: string;
  lines: number;
  imports: Import[];
  program: unknown;
}

const workspacePackage = /^@teeka\/(domain|contract|words)(?:\/(.+))?$/;

function resolvePackage(name: string, topic: string | undefined): string {
  if (!topic) return `packages/${name}/index.ts`;
  return name === 'domain' ? `packages/domain/${topic}/index.ts` : `packages/${name}/${topic}.ts`;
}

function resolveTarget(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(dirname(from), specifier.replace(/\?.*$/, ''));
  const [, name, topic] = workspacePackage.exec(specifier) ?? [];
  if (name) return resolvePackage(name, topic);
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier);
}

function readImports(path: string, text: string, module: ReturnType<typeof parseSync>['module']): Import[] {
  const found: (Omit<Import, 'target'> & { specifier: string })[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const typeOnly = entries.length > 0 && entries.every((entry) => entry.isType);
    found.push({ specifier: moduleRequest.value, typeOnly, onDemand: false });
  }
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType } of entries)
      if (moduleRequest) found.push({ specifier: moduleRequest.value, typeOnly: isType, onDemand: false });
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[1]) found.push({ specifier: literal[1], typeOnly: false, onDemand: true });
  }
  return found.map(({ specifier, ...how }) => ({ target: resolveTarget(path, specifier), ...how }));
}

function readSource(root: string, path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const { program, module, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path} cannot be read: ${errors[0].message}`);
  return {
    path,
    lines: text.trimEnd().split('\n').length,
    imports: readImports(path, text, module),
    program,
  };
}

/** Every program file of the workspaces with what it imports. */
export function readTree(root: string): SourceFile[] {
  return globSync('{packages,apps,e2e,tools}/**/*.{ts,tsx,mts,mjs,js}', {
    cwd: root,
    exclude: (path) => /(^|[\\/])(node_modules|dist[^\\/]*|android|ios|public)$/.test(path),
  })
    .map((path) => path.split(sep).join('/'))
    .sort()
    .map((path) => readSource(root, path));
}
