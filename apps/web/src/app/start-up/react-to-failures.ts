import type { Failure } from '../../platform/api/failure.ts';
import { onFailure } from '../../platform/api/index.ts';
import { reactionTo, type Shown } from '../../platform/api/reaction.ts';
import { activeLanguage, refusalWords, wordsNow } from '../../platform/language/index.ts';
import { online } from '../../platform/native/index.ts';
import { leaveEnded, signedIn } from '../../platform/sign-in/index.ts';
import { toast } from '../../ui/toast/index.ts';
import { router } from '../routing/router.tsx';

function sentence(shown: Shown): string {
  if (shown.kind === 'text') return shown.text;
  return shown.kind === 'key' ? wordsNow(shown.key) : refusalWords(shown);
}

/** Ends the sign-in on this device and shows the sign-in screen. */
export async function endSignIn(): Promise<void> {
  if (signedIn.get().status === 'out') return;
  await leaveEnded();
  await router.navigate({ to: '/auth/login', replace: true });
}

let isLeaving = false;

function leaveAfter(delay: number): void {
  if (isLeaving) return;
  isLeaving = true;
  setTimeout(() => {
    isLeaving = false;
    void endSignIn();
  }, delay);
}

/** Connects the error catalogue's handling by status with toasts and signing out. */
export function reactToFailures(): void {
  onFailure.signInEnded = () => leaveAfter(0);
  onFailure.react = (failure: Failure, { ownRefusals }) => {
    const reaction = reactionTo(failure, { language: activeLanguage(), offline: !online.get() });
    const isOwn = ownRefusals === true && failure.status !== 0 && reaction.logOutAfter === null;
    if (reaction.shown && !isOwn) toast.error(sentence(reaction.shown));
    if (reaction.logOutAfter !== null && signedIn.get().status !== 'out') leaveAfter(reaction.logOutAfter);
  };
}
