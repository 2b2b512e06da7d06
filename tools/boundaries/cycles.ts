import type { SourceFile } from './source-tree.ts';

/**
 * Every ring of files that load each other, once, as the list of its files from the first in the alphabet on.
 * Imports of types alone vanish before anything runs, and a page loaded on demand waits for its router: neither counts.
 */
export function findCycles(files: SourceFile[]): string[][] {
  const edges = new Map(
    files.map(({ path, imports }) => {
      const loaded = imports.filter(({ typeOnly, onDemand }) => !typeOnly && !onDemand);
      return [path, new Set(loaded.map(({ target }) => target))];
    }),
  );
  const cycles = new Map<string, string[]>();
  const done = new Set<string>();

  function note(ring: string[]): void {
    const first = ring.indexOf([...ring].sort()[0] ?? '');
    const turned = [...ring.slice(first), ...ring.slice(0, first)];
    cycles.set(turned.join(' '), turned);
  }
  function visit(path: string, trail: string[]): void {
    const seenAt = trail.indexOf(path);
    if (seenAt >= 0) note(trail.slice(seenAt));
    if (seenAt >= 0 || done.has(path)) return;
    for (const next of edges.get(path) ?? []) if (edges.has(next)) visit(next, [...trail, path]);
    done.add(path);
  }
  for (const { path } of files) visit(path, []);
  return [...cycles.values()];
}
