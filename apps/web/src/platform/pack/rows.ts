import type { NotDoneReason } from '@teeka/contract/cases';
import type { NameFields } from '@teeka/contract/names';
import type { VillageRules } from '@teeka/contract/pack';
import type { RosterEntry, Session } from '@teeka/contract/sessions';
import type { Asha, Site } from '@teeka/contract/sites';
import type { Batch, Material } from '@teeka/contract/vaccinations';
import type { KeptVials } from '@teeka/domain/stock';
import type { PersonOnPhone } from './person-card.ts';

export interface Village extends NameFields<'village_name'> {
  readonly village_id: number;
}

/** All of a pack that is not about a single person or session; small, and renewed with each pull. */
export interface PackMeta {
  readonly session_site_id: string;
  /** Where the next pull begins; empty before the first one. */
  readonly cursor: string;
  readonly rules_version: string;
  readonly je_endemic: boolean;
  /** Villages where the schedule differs; a pack of an earlier version has none, and only the site's mark. */
  readonly village_rules?: readonly VillageRules[] | undefined;
  readonly site: Site;
  readonly villages: readonly Village[];
  /** Who looks after which of the villages; a pack of an earlier version has none. */
  readonly ashas?: readonly Asha[];
  readonly materials: readonly Material[];
  readonly batches: readonly Batch[];
  readonly reasons: readonly NotDoneReason[];
  /** Opened vials that sessions of the site kept; a pack of an earlier version has none. */
  readonly kept_vials?: readonly KeptVials[];
  /**
   * Base64 of the key under which workers of the site tell each other on one phone what they gave; not there for who
   * sees only a part of the site's people, and of an earlier server.
   */
  readonly site_key?: string;
  /** Instant of the last pull on this phone, ISO 8601. */
  readonly pulled_at: string;
}

/** Lists of one session, by beneficiary. */
export type RosterOfSession = ReadonlyMap<string, RosterEntry>;

/** The server's truth as last pulled; nothing local ever enters it. */
export interface PackRows {
  readonly meta: PackMeta;
  readonly sessions: ReadonlyMap<string, Session>;
  readonly roster: ReadonlyMap<string, RosterOfSession>;
  readonly people: ReadonlyMap<string, PersonOnPhone>;
}
