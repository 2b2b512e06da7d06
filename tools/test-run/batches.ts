/** Capabilities of the server whose tests were tried in one process. */
const modules = ['auth', 'cases', 'schedule', 'sessions', 'settings', 'sites', 'stock'];

/** Files of these share a process, as many at most as is said: they change nothing but their own, or a database of their own. */
const shared: readonly (readonly [folder: string, most: number])[] = [
  ['packages/', 200],
  ['apps/web/', 35],
  ...modules.map((name) => [`apps/server/src/modules/${name}/`, 12] as const),
];

/** In turn, so that the processes are about equally long and what is dear together is not all in one. */
function dealt(files: readonly string[], most: number): string[][] {
  const count = Math.ceil(files.length / most);
  return Array.from({ length: count }, (_, nth) => files.filter((_file, at) => at % count === nth));
}

/** Test files by the process they run in. */
export function inBatches(files: readonly string[]): string[][] {
  const isIn = (folder: string) => (file: string) => file.startsWith(folder);
  const together = shared.flatMap(([folder, most]) => dealt(files.filter(isIn(folder)), most));
  const rest = files.filter((file) => !shared.some(([folder]) => isIn(folder)(file)));
  return [...together, ...rest.map((file) => [file])];
}
