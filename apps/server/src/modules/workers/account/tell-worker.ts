import type { Context } from '../../../platform/http/handler.ts';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import type { SmsGateway } from '../../../platform/sms/gateway.ts';
import { smsSentence } from '../../../platform/words/sentence.ts';

/** What is done to an account, as its owner is told by a message; each has a template of its own at the operators. */
const templates = {
  accountMade: 'teeka-account-made',
  accountChanged: 'teeka-account-changed',
  villagesChanged: 'teeka-villages-changed',
  accountClosed: 'teeka-account-closed',
  accountOpened: 'teeka-account-opened',
  mobileChanged: 'teeka-mobile-changed',
} as const;

/** Tells a number what was done to the account; without one nobody is told. */
export function tellWorker(
  sms: SmsGateway,
  {
    to,
    what,
    values = {},
  }: { readonly to: string; readonly what: keyof typeof templates; readonly values?: Readonly<Record<string, string>> },
  { origin }: Pick<Context, 'origin'>,
): void {
  if (to === '') return;
  void sms.send({ to, text: smsSentence(origin.language, what, values), template_id: templates[what], ref: uuidV7() });
}
