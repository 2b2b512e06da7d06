import type { AbhaEnvironment } from '@teeka/domain/abha';
import { readNumber, readSwitch, readUrl } from './read-setting.ts';
import { StartProblem } from './start-problem.ts';

type Source = Readonly<Record<string, string | undefined>>;

/** How the identity authority (through an authentication user agency) and the service of health accounts are reached; README lists the settings. */
export interface IdentitySettings {
  /** Without it every check that needs the authority answers that it does not answer. */
  readonly url: string | undefined;
  /** Where access tokens are had; the same address unless told otherwise. */
  readonly gatewayUrl: string | undefined;
  readonly clientId: string;
  readonly clientSecret: string;
  /** `sbx` for the sandbox, `abdm` for production. */
  readonly cmId: string;
  /** Under which programme a child's health account is made (`BENEFIT_NAME` of the protocol), as it was registered. */
  readonly benefitName: string;
  readonly timeoutMs: number;
  /** Numbers beginning with 9999 belong to nobody: taken in the demo and in tests only. */
  readonly testNumbers: 'accepted' | 'refused';
}

/** Reads `IDENTITY_*` and `AADHAAR_TEST_NUMBERS`. */
export function readIdentitySettings(source: Source, demo: boolean): IdentitySettings {
  const url = readUrl(source, 'IDENTITY_URL');
  const cmId = source.IDENTITY_CM_ID?.trim() || 'sbx';
  if (!/^(sbx|abdm)$/.test(cmId)) throw new StartProblem(`IDENTITY_CM_ID must be sbx or abdm, not "${cmId}".`);
  return {
    url,
    gatewayUrl: readUrl(source, 'IDENTITY_GATEWAY_URL') ?? url,
    clientId: source.IDENTITY_CLIENT_ID?.trim() || 'sandbox',
    clientSecret: source.IDENTITY_CLIENT_SECRET?.trim() || 'sandbox',
    cmId,
    benefitName: source.IDENTITY_BENEFIT_NAME?.trim() || 'TEEKA',
    timeoutMs: readNumber(source, 'IDENTITY_TIMEOUT_MS', { fallback: 8000, min: 100, max: 30_000 }),
    testNumbers: readSwitch(source, 'AADHAAR_TEST_NUMBERS', demo) ? 'accepted' : 'refused',
  };
}

/** Which ending an ABHA address has here. */
export function abhaEnvironment({ cmId }: IdentitySettings): AbhaEnvironment {
  return cmId === 'abdm' ? 'production' : 'sandbox';
}
