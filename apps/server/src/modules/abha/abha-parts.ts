import type { IdentitySettings } from '../../platform/env/identity-settings.ts';
import type { CallerTurns } from '../../platform/http/caller-turns.ts';
import type { AccountService } from './gateway/account-service.ts';

/** What health accounts stand on besides the database. */
export interface AbhaParts {
  readonly service: AccountService;
  readonly settings: IdentitySettings;
  /** A slow service holds a few connections, never all of them. */
  readonly turns: CallerTurns;
}
