import { type PackedPersonOnWire, packedPerson } from '@teeka/contract/pack';
import type { RosterEntry, Session, SessionOnWire } from '@teeka/contract/sessions';
import { session } from '@teeka/contract/sessions/shapes';
import { inWords, onWire } from '@teeka/contract/wire';
import type { PackBlock, UserStore } from '../store/database.ts';
import type { Vault } from '../vault/vault.ts';
import type { Changes } from './apply-reply.ts';
import { blockOf } from './blocks.ts';
import type { PersonOnPhone } from './person-card.ts';
import type { PackMeta, PackRows } from './rows.ts';

/** As the wire has it: what an earlier version kept is opened as well. */
type PersonAtRest = PackedPersonOnWire & Pick<PersonOnPhone, 'mobile' | 'certificate'>;

/** Grows when the shape at rest changes; a pack of another shape is pulled anew. */
const shape = 2;

type Kept =
  | { readonly kind: 'meta'; readonly shape: number; readonly meta: PackMeta }
  | { readonly kind: 'sessions'; readonly sessions: readonly SessionOnWire[] }
  | { readonly kind: 'roster'; readonly session_id: string; readonly roster: readonly RosterEntry[] }
  | { readonly kind: 'people'; readonly people: readonly PersonAtRest[] };

export interface PackAtRest {
  /** The whole pack of a site, or null where there is none to work with. */
  read(siteId: string): Promise<PackRows | null>;
  /** Writes what changed together with the new cursor, and marks the items whose records it has brought. */
  write(rows: PackRows, changes: Changes, brought: readonly string[]): Promise<void>;
}

/** The packs in a user's store, sealed block by block. */
export function openPackAtRest(store: UserStore, vault: Vault): PackAtRest {
  const siteKey = (siteId: string) => vault.hash(`pack/${siteId}`);
  const rosterPart = async (sessionId: string) => `r${await vault.hash(`roster/${sessionId}`)}`;
  const place = (site: string, part: string) => `pack/${site}/${part}`;

  async function blocksOf(site: string, rows: PackRows, changes: Changes): Promise<readonly PackBlock[]> {
    const parts: [string, Kept][] = [['meta', { kind: 'meta', shape, meta: rows.meta }]];
    parts.push([
      'sessions',
      { kind: 'sessions', sessions: Array.from(rows.sessions.values(), (one) => onWire(session, one)) },
    ]);
    for (const session_id of changes.rosters) {
      const roster = [...(rows.roster.get(session_id)?.values() ?? [])];
      parts.push([await rosterPart(session_id), { kind: 'roster', session_id, roster }]);
    }
    for (const [block, people] of peopleByBlock(rows, changes.people)) {
      parts.push([`p${block}`, { kind: 'people', people: people.map(atRest) }]);
    }
    return Promise.all(
      parts.map(async ([part, kept]) => ({ site, part, sealed: await vault.seal(place(site, part), kept) })),
    );
  }

  return {
    async read(siteId) {
      const site = await siteKey(siteId);
      const blocks = await store.pack.where('site').equals(site).toArray();
      const opened = blocks.map(({ part, sealed }) => vault.open<Kept>(place(site, part), sealed));
      try {
        return assembled(await Promise.all(opened));
      } catch (error) {
        // Damaged at rest: the server has all of it.
        console.error('The pack cannot be read and is pulled anew', error);
        return null;
      }
    },
    async write(rows, changes, brought) {
      const site = await siteKey(rows.meta.session_site_id);
      const blocks = await blocksOf(site, rows, changes);
      const over = await Promise.all([...changes.gone].map(rosterPart));
      await store.transaction('rw', store.pack, store.outbox, async () => {
        if (changes.whole) await store.pack.where('site').equals(site).delete();
        await store.pack.bulkDelete(over.map((part) => [site, part]));
        await store.pack.bulkPut(blocks);
        await store.outbox.where('id').anyOf(brought).modify({ inPack: 1 });
      });
    },
  };
}

/** What of a person travels beside the record. */
const besideWire = ({ mobile, certificate }: Pick<PersonOnPhone, 'mobile' | 'certificate'>) => ({
  mobile,
  ...(certificate && { certificate }),
});

const atRest = (person: PersonOnPhone): PersonAtRest => ({ ...onWire(packedPerson, person), ...besideWire(person) });

function peopleByBlock(rows: PackRows, wanted: ReadonlySet<number>): ReadonlyMap<number, PersonOnPhone[]> {
  // A block that everybody left is written as well, empty.
  const blocks = new Map<number, PersonOnPhone[]>([...wanted].map((block) => [block, []]));
  for (const person of rows.people.values()) {
    blocks.get(blockOf(person.beneficiary_id))?.push(person);
  }
  return blocks;
}

function assembled(parts: readonly Kept[]): PackRows | null {
  let meta: PackMeta | null = null;
  const sessions = new Map<string, Session>();
  const roster = new Map<string, ReadonlyMap<string, RosterEntry>>();
  const people = new Map<string, PersonOnPhone>();
  for (const part of parts) {
    if (part.kind === 'meta' && part.shape === shape) meta = part.meta;
    if (part.kind === 'sessions')
      for (const each of part.sessions) sessions.set(each.session_id, inWords(session, each));
    if (part.kind === 'people') {
      for (const each of part.people)
        people.set(each.beneficiary_id, { ...inWords(packedPerson, each), ...besideWire(each) });
    }
    if (part.kind === 'roster') {
      roster.set(part.session_id, new Map(part.roster.map((each) => [each.beneficiary_id, each])));
    }
  }
  return meta && { meta, sessions, roster, people };
}
