import { answersFor } from '@teeka/domain/workers';
import type { Context } from '../../../platform/http/handler.ts';
import type { WorkerRow } from '../queries.ts';
import { changesPost } from './changes-post.ts';
import type { AccountRow, Holder, PostedRow } from './queries.ts';

/** What is known of the account that has the id of one to be made. */
export interface MadeAlready {
  readonly same: Holder | undefined;
  /** Undefined where it lies outside of the actor's area. */
  readonly worker: WorkerRow | undefined;
  readonly account: AccountRow | undefined;
}

interface Wish {
  readonly user_name: string;
  readonly display_name: string;
  readonly role: string;
  readonly user_level: string;
  readonly posted: readonly PostedRow[];
}

/**
 * Whose id it is that is sent again: an account that the same officer made under that name, answers for still, and that
 * nobody has used. With anything else it is somebody's account, which gets no password this way.
 */
export function isOwnUnused(
  { same, worker }: MadeAlready,
  user_name: string,
  { actor }: Pick<Context, 'actor'>,
): boolean {
  if (!same || !worker?.is_active) return false;
  const answers = answersFor({ role: actor.role, user_level: actor.scope.level }, worker);
  return answers && same.made_by === actor.user_id && same.user_name === user_name && !same.was_used;
}

/** Whether it was made just as it is wished for now. */
export function isAsMade({ same, worker, account }: MadeAlready, wish: Wish): boolean {
  if (!same?.has_number || !worker || account?.display_name !== wish.display_name) return false;
  return !changesPost(wish, { worker, account, posted: wish.posted });
}
