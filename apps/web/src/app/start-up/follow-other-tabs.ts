import { putBackTokens, readTokens } from '../../platform/api/tokens.ts';
import { leaveWithOtherTab, signedIn } from '../../platform/sign-in/index.ts';
import { router } from '../routing/router.tsx';

/** A tab goes on showing nobody's people: where another one signed out or locked, this one does too. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    const isOver = key === 'AUTH' || key === null;
    if (!isOver || readTokens() !== null || signedIn.get().status === 'out') return;
    // Everything at once: no tab signed out, somebody cleared the data of the browser.
    if (key === null) return putBackTokens();
    void leaveWithOtherTab().then(() => router.navigate({ to: '/auth/login', replace: true }));
  });
}
