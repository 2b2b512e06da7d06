import { currentUser } from '../../platform/sign-in/index.ts';
import type { CardTrust, Questions } from './card-trust.ts';
import { afterWhole, withChanges } from './with-changes.ts';

/** What certificates are judged by from now on; `isNew`: something is not as it was. */
interface Answer {
  readonly trust: Omit<CardTrust, 'heardAt'>;
  readonly isNew: boolean;
}

async function askWhole({ whole }: Questions, known: CardTrust | null): Promise<Answer> {
  const answer = await whole();
  return { trust: known ? afterWhole(known, answer) : answer, isNew: true };
}

/** Only what is new where that is enough: where nothing was heard before, or too much is new, all is asked for. */
export async function askTrust(questions: Questions, known: CardTrust | null): Promise<Answer> {
  if (!known?.at || !currentUser()) return askWhole(questions, known);
  const { more, ...changes } = await questions.changes(known.at);
  return more ? askWhole(questions, known) : withChanges(known, changes);
}
