import type { Refusal } from '@teeka/domain/refusal';
import { refusedAt, type Verdict } from '@teeka/domain/text';
import { useCallback, useEffect, useState } from 'react';
import { Failure } from '../../platform/api/failure.ts';
import { staysSignedIn } from '../../platform/api/reaction.ts';
import { refusalWords } from '../../platform/language/refusal-words.ts';
import { useWords } from '../../platform/language/use-words.ts';
import { wordsNow } from '../../platform/language/words-now.ts';
import { toast } from '../toast/index.ts';
import { errorsOf } from './errors-of.ts';
import { tellRefused } from './tell-refused.ts';

const none: readonly Refusal[] = [];

/**
 * What was refused in a form, `begun` with what the server refused of it: `of(field)` is the sentence under a field, `general` what belongs to none.
 * Sentences follow the language when it changes, because only refusals are kept. Each time something is refused it is told
 * the same way: the cursor goes to the first wrong field, and how many there are is said.
 */
export function useRefusals(fields: readonly string[], begun: readonly Refusal[] = none) {
  useWords();
  const [refused, setRefused] = useState(begun);
  const [sentence, setSentence] = useState('');
  const [times, setTimes] = useState(begun.length > 0 ? 1 : 0);
  const [before, setBefore] = useState(begun);
  if (begun !== before) {
    setBefore(begun);
    setRefused(begun);
    setTimes(times + 1);
  }
  useEffect(() => {
    if (times > 0) tellRefused();
  }, [times]);
  const { byField, general } = errorsOf(refused, fields);

  /** Shows refusals; an empty list clears them. Answers whether there were none. */
  const show = useCallback((list: readonly Refusal[]): boolean => {
    setRefused(list);
    setSentence('');
    if (list.length > 0) setTimes((before) => before + 1);
    return list.length === 0;
  }, []);
  /** Shows what is refused of one field, or that nothing is; answers whether it was accepted. */
  const judge = useCallback((path: string, verdict: Verdict) => show(refusedAt(path, verdict)), [show]);
  /** Shows what a failed call refused; what isn't a refusal was already shown as a toast. */
  const fail = useCallback((error: unknown): void => {
    if (!(error instanceof Failure)) {
      console.error(error);
      toast.error(wordsNow('app:tryAgain'));
      return;
    }
    if (error.status === 0) return;
    // Of any other 401 the app says this itself, and signs out.
    if (error.status === 401 && staysSignedIn(error.call)) toast.error(wordsNow('app:tryAfterSometime'));
    setRefused(error.refusals);
    setSentence(error.refusals.length === 0 ? error.sentence : '');
    setTimes((before) => before + 1);
  }, []);
  const clear = useCallback((field: string): void => {
    setRefused((list) => (list.some((one) => one.path === field) ? list.filter((one) => one.path !== field) : list));
  }, []);

  return {
    of: (field: string): string | undefined => {
      const found = byField.get(field);
      return found ? refusalWords(found) : undefined;
    },
    general: general ? refusalWords(general) : sentence,
    show,
    judge,
    fail,
    clear,
  };
}
