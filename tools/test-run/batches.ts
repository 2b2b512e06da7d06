/** Files that have a process of their own: they weigh its memory, start programs, or last. */
const alone =
  /^e2e\/(every|npm-start|backup|restore|killed|full|moving)|^(tools|apps\/server\/db)\/|server\/src\/[\w-]+\.test|files\/(pdf|picture)|unfinished-uploads|malformed|never-misses|simulation|settle-data-key|sealing-under-load|query-plans/;

/** Files of these share a process, as many at most as is said: they change nothing but their own, or a database of their own. */
const shared: readonly (readonly [folder: string, most: number])[] = [
  // A journey's own reading of all code and its browser's driver are an eighth of a short one.
  ['e2e/', 3],
  ['packages/', 200],
  ['apps/web/', 70],
  ['apps/sandbox/', 12],
  ['apps/server/', 12],
];

/** In turn, so that the processes are about equally long and what is dear together is not all in one. */
function dealt(files: readonly string[], most: number): string[][] {
  const count = Math.ceil(files.length / most);
  return Array.from({ length: count }, (_, nth) => files.filter((_file, at) => at % count === nth));
}

/** Test files by the process they run in, those that have one of their own first. */
export function inBatches(files: readonly string[]): string[][] {
  const others = files.filter((file) => !alone.test(file));
  const together = shared.flatMap(([folder, most]) =>
    dealt(
      others.filter((file) => file.startsWith(folder)),
      most,
    ),
  );
  return [...files.filter((file) => alone.test(file)).map((file) => [file]), ...together];
}
