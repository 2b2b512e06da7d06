import type { ReplyOf } from '@teeka/contract/call';
import { getCardTrust } from '@teeka/contract/certificates';
import { send } from '../../platform/api/index.ts';
import { online } from '../../platform/native/index.ts';
import { accompany } from '../../platform/sign-in/index.ts';
import { onDevice, readJson } from '../../platform/storage/kept.ts';
import { watched } from '../../platform/storage/watched.ts';

/** What certificates are judged by without network, and when the server told it (milliseconds since 1970). */
export interface CardTrust extends ReplyOf<typeof getCardTrust> {
  readonly heardAt: number;
}
const key = 'CARD-TRUST';

/** What an earlier version of the app kept knows of no revoked keys. */
const whole = (kept: CardTrust | null): CardTrust | null => (kept ? { ...kept, revoked: kept.revoked ?? [] } : null);

/** As last heard; nothing in it tells who anybody is. */
export const cardTrust = watched<CardTrust | null>(whole(readJson<CardTrust>(onDevice, key) ?? null));

/** Milliseconds that it is taken for new. */
const fresh = 15 * 60 * 1000;
let asking = false;

/** Asks the server where what is known is older than this (milliseconds); without an answer it stands. */
export function askCardTrust(age: number = fresh): void {
  const isFresh = Date.now() - (cardTrust.get()?.heardAt ?? 0) < age;
  if (asking || isFresh || !online.get()) return;
  asking = true;
  send(getCardTrust, {}, { quiet: true, silent: true })
    .then(
      (reply) => {
        const heard = { ...reply, heardAt: Date.now() };
        cardTrust.set(heard);
        onDevice.set(key, JSON.stringify(heard));
      },
      () => undefined,
    )
    .finally(() => {
      asking = false;
    });
}

/** Keeps it at hand: asked while signed in, and whenever there is network again. */
export function keepCardTrust(): void {
  let isIn = false;
  const begin = () => {
    isIn = true;
    askCardTrust();
  };
  accompany({
    signedIn: begin,
    restored: begin,
    signingOut() {
      isIn = false;
    },
  });
  online.watch(() => {
    if (isIn) askCardTrust();
  });
}
