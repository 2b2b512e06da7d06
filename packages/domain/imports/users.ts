import type { Refusal, RefusalCode, Refusals } from '../refusal/index.ts';
import {
  checkUserName,
  type GivenPost,
  type Post,
  partOf,
  personRefusals,
  postingRefusals,
  posts,
  proposedUserName,
} from '../workers/index.ts';
import { type Cells, type Choices, cellReader, ofUsers, oneOfEach, partsOf } from './reader.ts';

/** Columns of the file of workers, in the order of the template. */
export const userColumns = ['displayName', 'mobile', 'role', 'place', 'userName'] as const;
export type UserColumn = (typeof userColumns)[number];
/** Columns that every row fills in. */
export const mandatoryUserColumns: readonly UserColumn[] = ['displayName', 'mobile', 'role', 'place'];

/** A row as an account; `places` as they were written, the usual session site first. */
export interface UserRow {
  readonly display_name: string;
  readonly mobile_number: string;
  readonly user_name: string;
  readonly post: GivenPost | undefined;
  readonly places: readonly string[];
  readonly wrong: Refusals;
}

/** The post that a row means by its number among the choices. */
const postAt = (nth: number | undefined): GivenPost | undefined => (nth === undefined ? undefined : posts[nth]);

/** Reads a row of the file; without a user name one is made from the name and the end of the number. */
export function readUserRow(cells: Cells, choices: Choices): UserRow {
  const sheet = { choices, mandatory: mandatoryUserColumns, codes: ofUsers };
  const { text, choose, wrong } = cellReader<UserColumn>(cells, sheet);
  const [display_name, mobile_number] = [text('displayName'), text('mobile')];
  return {
    display_name,
    mobile_number,
    user_name: text('userName') || proposedUserName(display_name, mobile_number),
    post: postAt(choose('role')),
    places: partsOf(text('place')),
    wrong,
  };
}

const columnOf: Readonly<Record<string, UserColumn>> = {
  display_name: 'displayName',
  mobile_number: 'mobile',
  user_name: 'userName',
  role: 'role',
  posted_at: 'place',
};

/**
 * What is wrong with a row by itself, at most one refusal a column: what could not be read, then the rules of an account,
 * the same as on the form. Where the places lie the server says.
 */
export function userRowRefusals(row: UserRow, own: Post): Refusal<RefusalCode>[] {
  const named = checkUserName(row.user_name);
  const posted_at = row.places.map(() => ({ level: partOf(row.post?.user_level ?? '') ?? '' }));
  const byRules = [
    ...personRefusals(row),
    ...(named.ok ? [] : [{ ...named.refusal, path: 'user_name' }]),
    ...(row.post ? postingRefusals({ ...row.post, posted_at }, own) : []),
  ];
  return oneOfEach([
    ...row.wrong,
    ...byRules.map(({ path = '', ...refusal }) => ({ ...refusal, path: columnOf[path] ?? path })),
  ]);
}
