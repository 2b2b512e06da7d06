/** Capabilities of the server whose tests were tried in one process. */
const modules = ['auth', 'cases', 'schedule', 'sessions', 'settings', 'sites', 'stock'];

/** Files that last so long that others would wait behind them. */
const long = /never-misses|outbox\/simulation/;

/** Files of these share a process, as many at most as is said: they change nothing but their own, or a database of their own. */
const shared: readonly (readonly [folder: string, most: number])[] = [
  ['packages/', 200],
  ['apps/web/', 70],
  ['apps/sandbox/', 12],
  ...modules.map((name) => [`apps/server/src/modules/${name}/`, 12] as const),
];

/** In turn, so that the processes are about equally long and what is dear together is not all in one. */
function dealt(files: readonly string[], most: number): string[][] {
  const count = Math.ceil(files.length / most);
  return Array.from({ length: count }, (_, nth) => files.filter((_file, at) => at % count === nth));
}

/** Test files by the process they run in, those that have one of their own first. */
export function inBatches(files: readonly string[]): string[][] {
  const isShared = (file: string) => !long.test(file) && shared.some(([folder]) => file.startsWith(folder));
  const together = shared.flatMap(([folder, most]) =>
    dealt(
      files.filter((file) => isShared(file) && file.startsWith(folder)),
      most,
    ),
  );
  return [...files.filter((file) => !isShared(file)).map((file) => [file]), ...together];
}
