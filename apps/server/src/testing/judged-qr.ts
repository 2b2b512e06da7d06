import { getCardTrust } from '@teeka/contract/certificates';
import { openCard } from '@teeka/contract/certificates/signed-card';
import { cardOfQr, readCard, verdictOf } from '@teeka/domain/certificates';
import type { TestClient } from './test-client.ts';

/** What a phone makes of the code of a certificate by what the server tells it now, and what it says. */
export async function judgedQr(phone: TestClient, qr: string) {
  const { keys, withdrawn } = await phone.ask(getCardTrust, {});
  const { signature, claims } = await openCard(cardOfQr(qr) ?? '', keys);
  const card = readCard(claims);
  return { verdict: verdictOf(signature, card, { withdrawn, now: Date.now() / 1000 }), card };
}
