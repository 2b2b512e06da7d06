import type { Refusal, RefusalCode, SignInRedirect } from '@teeka/domain/refusal';
import { signInRedirects } from '@teeka/domain/refusal';

/** What is wrong with the sign-in form before it is sent. */
export function checkSignIn(form: { user_name: string; password: string }): Refusal<RefusalCode>[] {
  const found: Refusal<RefusalCode>[] = [];
  if (form.user_name.trim() === '') found.push({ code: 'FLDVAL0001', path: 'user_name' });
  if (form.password === '') found.push({ code: 'USRPRF0018', path: 'password' });
  return found;
}

/** Where a refused sign-in leads, and for which user; null where the person stays and reads. */
export function redirectOf(
  refusals: readonly Refusal[],
): (SignInRedirect & { userId: string; refusal: Refusal }) | null {
  for (const refusal of refusals) {
    const redirect = signInRedirects[refusal.code];
    if (redirect) return { ...redirect, userId: String(refusal.values?.user_id ?? ''), refusal };
  }
  return null;
}

/** The screen after signing in. */
export { firstPage as afterSignIn } from '../../../ui/page/first-page.ts';
