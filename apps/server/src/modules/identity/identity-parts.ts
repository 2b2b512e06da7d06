import type { IdentitySettings } from '../../platform/env/identity-settings.ts';
import type { CallerTurns } from '../../platform/http/caller-turns.ts';
import type { SmsGateway } from '../../platform/sms/gateway.ts';
import type { IdentityAuthority } from './authority/authority.ts';

/** What checks of an identity stand on besides the database. */
export interface IdentityParts {
  readonly authority: IdentityAuthority;
  readonly settings: IdentitySettings;
  readonly sms: SmsGateway;
  /** A slow authority holds a few connections, never all of them. */
  readonly turns: CallerTurns;
}
