import { getAccessToken } from '@teeka/contract/auth';
import { signedInOn } from '@teeka/domain/sign-ins';
import { nextRefreshToken, provenSignInOf, refreshHash, signInOf } from '../../platform/access/refresh-token.ts';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { allSettings, usedSince } from '../settings/index.ts';
import { endSignIn, lockFamily, spendRefresh, spentRefresh, storeRefresh } from './queries.ts';

/** How long a phone may ask again whose reply was lost. */
const graceMs = 30_000;

/**
 * Exchanges a refresh token. A token spent moments ago is answered again as long as its successor was never used:
 * that is a lost reply. A spent token at any other time was copied, and the whole sign-in ends.
 */
export const getAccessTokenHandler = ({ tokens, signIns }: Platform) =>
  commandHandler(getAccessToken, {
    async read({ refreshToken }, { db, atRest }) {
      const sign_in_id = signInOf(refreshToken);
      if (!sign_in_id) return { family: undefined, spent: undefined, settings: [] };
      const hash = refreshHash(atRest, refreshToken);
      const [family, spent, settings] = await Promise.all([
        db.first(lockFamily(sign_in_id)),
        db.first(spentRefresh(hash)),
        db.rows(allSettings()),
      ]);
      return { family, spent, settings };
    },
    decide({ refreshToken }, { family, spent, settings }, { now, atRest }) {
      const at = now.instant;
      // Whose a token is, only its mark proves: its first part anybody can write.
      const proven = family && provenSignInOf(atRest, refreshToken) !== undefined;
      const of = family && { user_id: family.user_id, sign_in_id: family.sign_in_id };
      const refused = { ...refuse({ code: 'USRAUT0010' }), ...(of && proven && { by: of }) };
      if (!family || family.ended_at || !family.is_active || family.expires_at <= at) return refused;
      const { sign_in_id } = family;
      if (family.refreshed_at < usedSince(settings, at)) {
        return {
          ...refused,
          aside: (db) => db.run(endSignIn(sign_in_id, { now: at, because: 'not used for too long' })),
          afterwards: () => signIns.forget(sign_in_id),
        };
      }
      const hash = refreshHash(atRest, refreshToken);
      const next = nextRefreshToken(atRest, refreshToken, family.refresh_hash);
      const nextHash = refreshHash(atRest, next);
      const reply = { accessToken: tokens.issue(sign_in_id, at), refreshToken: next };
      const ofUser = { beneficiary_id: '0', subject: family.user_id };
      const audit = [ofUser];
      if (hash.equals(family.refresh_hash))
        return { decision: { sign_in_id, spent: hash, next: nextHash }, reply, audit };
      if (!spent) return refused;
      const isLostReply = at.getTime() - spent.spent_at.getTime() <= graceMs && nextHash.equals(family.refresh_hash);
      // The answer is only repeated: nothing is stored.
      if (isLostReply) return { decision: undefined, reply, audit };
      return {
        refused: [{ code: 'USRAUT0011' }],
        by: { user_id: family.user_id, sign_in_id },
        audit: [{ ...ofUser, detail: { security: 'refresh token used twice', sign_in_id } }],
        aside: (db) => db.run(endSignIn(sign_in_id, { now: at, because: 'refresh token used twice' })),
        afterwards: () => signIns.forget(sign_in_id),
      };
    },
    write(decision, { db, now, origin }) {
      if (!decision) return;
      const { sign_in_id, spent, next } = decision;
      db.run(spendRefresh(sign_in_id, spent, now.instant));
      const refreshed = { refresh_hash: next, refreshed_at: now.instant, ...signedInOn(origin.agent) };
      db.run(storeRefresh(sign_in_id, refreshed));
    },
  });
