import { CallerTurns } from '../../platform/http/caller-turns.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import type { AbhaParts } from './abha-parts.ts';
import { chooseAbhaAddressHandler } from './choose-abha-address.ts';
import { dropAbhaWishHandler } from './drop-abha-wish.ts';
import { enrolAbhaHandler } from './enrol-abha.ts';
import { enrolAbhaDirectlyHandler } from './enrol-abha-directly.ts';
import { enrolChildAbhaHandler } from './enrol-child-abha.ts';
import { findChildAbhasHandler } from './find-child-abhas.ts';
import { accountService } from './gateway/client.ts';
import { getAbhaHandler } from './get-abha.ts';
import { getAbhaCardHandler } from './get-abha-card.ts';
import { getAbhaSuggestionsHandler } from './get-abha-suggestions.ts';
import { getAbhaWishesHandler } from './get-abha-wishes.ts';
import { keepAbhaWishHandler } from './keep-abha-wish.ts';
import { linkAbhaHandler } from './link-abha.ts';
import { openAbhaHandler } from './open-abha.ts';
import { requestAbhaMobileOtpHandler } from './request-abha-mobile-otp.ts';
import { requestAbhaOtpHandler } from './request-abha-otp.ts';
import { resendAbhaCodeHandler } from './resend-abha-code.ts';
import { searchAbhaHandler } from './search-abha.ts';
import { unlinkAbhaHandler } from './unlink-abha.ts';
import { verifyAbhaMobileOtpHandler } from './verify-abha-mobile-otp.ts';
import { verifyAbhaSearchHandler } from './verify-abha-search.ts';
import { withdrawAbhaConsentHandler } from './withdraw-abha-consent.ts';

/** Questions to the account service at once: at most a quarter of the connections wait for it, one of a user. */
const turnsOf = ({ env }: Platform): CallerTurns =>
  new CallerTurns(Math.max(1, Math.floor(env.databaseConnections / 4)));

export function abhaRoutes(platform: Platform): Handler[] {
  const settings = platform.env.identity;
  const service = accountService(platform.abdm, settings);
  const parts: AbhaParts = { service, settings, turns: turnsOf(platform) };
  return [
    searchAbhaHandler(parts),
    verifyAbhaSearchHandler(parts),
    openAbhaHandler(parts),
    requestAbhaOtpHandler(parts),
    resendAbhaCodeHandler(parts),
    enrolAbhaHandler(parts),
    enrolAbhaDirectlyHandler(parts),
    requestAbhaMobileOtpHandler(parts),
    verifyAbhaMobileOtpHandler(parts),
    getAbhaSuggestionsHandler(parts),
    chooseAbhaAddressHandler(parts),
    findChildAbhasHandler(parts),
    enrolChildAbhaHandler(parts),
    getAbhaCardHandler(parts),
    linkAbhaHandler,
    unlinkAbhaHandler,
    keepAbhaWishHandler,
    dropAbhaWishHandler,
    withdrawAbhaConsentHandler,
    getAbhaHandler,
    getAbhaWishesHandler,
  ];
}
