import type { Call } from '@teeka/contract/call';
import { pathOf } from '@teeka/contract/prefixes';
import type { Page } from 'playwright-core';

/** Keeps what is sent by a call from reaching the server until it is let go. */
export async function delayedCall(page: Page, { path }: Pick<Call, 'path'>) {
  const begun = Promise.withResolvers<void>();
  const onTheWay = Promise.withResolvers<void>();
  await page.context().route(`**${pathOf(path)}`, async (route) => {
    begun.resolve();
    await onTheWay.promise;
    await route.continue();
  });
  return {
    /** Until one was sent. */
    begun: begun.promise,
    /** Lets it go on, and all that follow. */
    letGo: onTheWay.resolve,
  };
}
