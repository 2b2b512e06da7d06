import { messageLanguage } from '@teeka/domain/contact';
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
  accountRemoved: 'teeka-account-removed',
  signInsEnded: 'teeka-sign-ins-ended',
  mobileChanged: 'teeka-mobile-changed',
} as const;

interface Message {
  readonly to: string;
  readonly what: keyof typeof templates;
  /** Where the worker is posted: the message is in the language of that state, not in that of whoever acts. */
  readonly state_code: number | null;
  readonly values?: Readonly<Record<string, string>>;
}

/** Tells a number what was done to the account; without one nobody is told. */
export function tellWorker(sms: SmsGateway, { to, what, state_code, values = {} }: Message): void {
  if (to === '') return;
  const text = smsSentence(messageLanguage(null, state_code), what, values);
  void sms.send({ to, text, template_id: templates[what], ref: uuidV7() });
}
