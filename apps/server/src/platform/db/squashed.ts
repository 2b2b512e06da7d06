import { StartProblem } from '../env/start-problem.ts';
import type { Migration } from './migrate.ts';

/** A migration that a database, or a backup of one, names as applied. */
export type Applied = Pick<Migration, 'name' | 'checksum'>;

/** The migrations below `first` are made of all those up to `last`, which a database of before this version names. */
const last = '0049-resets-on-known-devices.sql';
const first = '0050-';

const isOfBefore = ({ name }: Applied): boolean => name < first;
const isSquash = ({ name }: Applied): boolean => name.startsWith(first);

/**
 * What was applied, said in the migrations of now: the last of before stands for all that they were put together into.
 * Who has only some of them cannot be brought here.
 */
export function inMigrationsOfNow(applied: readonly Applied[], now: readonly Migration[]): readonly Applied[] {
  const newest = applied.filter(isOfBefore).at(-1);
  if (!newest) return applied;
  if (!applied.some(({ name }) => name === last))
    throw new StartProblem(
      `The database is of an early version (${newest.name}): start the last version that knows ${last} once, then this one.`,
    );
  return [...now.filter(isSquash), ...applied.filter((each) => !isOfBefore(each))];
}
