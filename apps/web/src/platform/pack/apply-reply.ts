import type { ReplyOf } from '@teeka/contract/call';
import type { sessionPack } from '@teeka/contract/pack';
import type { RosterEntry } from '@teeka/contract/sessions';
import { blockOf } from './blocks.ts';
import type { PersonOnPhone } from './person-card.ts';
import type { PackMeta, PackRows, RosterOfSession } from './rows.ts';

export type PackReply = ReplyOf<typeof sessionPack>;

/** What a pull changed, in the blocks in which the pack rests. */
export interface Changes {
  /** Everything is new: old blocks go. */
  readonly whole: boolean;
  /** Sessions whose lists changed. */
  readonly rosters: ReadonlySet<string>;
  /** Sessions whose day is over: they and their lists go. */
  readonly gone: ReadonlySet<string>;
  /** Blocks of people that changed. */
  readonly people: ReadonlySet<number>;
}

/**
 * The rows after a pull. A whole pack replaces; later ones bring the people and lines that changed, and the sessions of
 * these days, all of them: what is not among them any more leaves the phone, and so does who moved away. Pure.
 */
export function applyReply(
  before: PackRows | null,
  reply: PackReply,
  pulledAt: string,
): { readonly rows: PackRows; readonly changes: Changes } {
  const base = reply.whole ? null : before;
  const people = new Map(base?.people);
  const blocks = new Set<number>();
  for (const person of peopleOf(reply)) {
    const known = people.get(person.beneficiary_id);
    if (known && known.version > person.version) continue;
    people.set(person.beneficiary_id, person);
    blocks.add(blockOf(person.beneficiary_id));
  }
  const sessions = new Map(reply.sessions.map((session) => [session.session_id, session]));
  const removed = reply.removed ?? [];
  const roster = withEntries(withoutLines(base?.roster, removed), reply.roster);
  const gone = new Set([...(base?.sessions.keys() ?? [])].filter((id) => !sessions.has(id)));
  for (const id of gone) roster.delete(id);
  const meta = metaAfter(base?.meta, reply, pulledAt);
  for (const id of strangers({ meta, roster, people }, reply)) {
    people.delete(id);
    blocks.add(blockOf(id));
  }
  return {
    rows: { meta, sessions, roster, people },
    changes: {
      whole: base === null,
      rosters: new Set(
        [...removed, ...reply.roster].map(({ session_id }) => session_id).filter((id) => sessions.has(id)),
      ),
      gone,
      people: blocks,
    },
  };
}

/**
 * Who has no business on this phone any more: moved out of the catchment, in a village that is not of it now, or a guest
 * whose list and whose course are over. The server says whose course goes on: that it ended does not reach a phone as
 * news of the person.
 */
function strangers(
  { meta, roster, people }: Pick<PackRows, 'meta' | 'roster' | 'people'>,
  { left = [], guests = [] }: Pick<PackReply, 'left' | 'guests'>,
): readonly string[] {
  const villages = new Set(meta.villages.map(({ village_id }) => village_id));
  const moved = new Set(left);
  const treated = new Set(guests);
  const lists = [...roster.values()];
  const belongs = ({ beneficiary_id, village_id }: PersonOnPhone): boolean =>
    (villages.has(village_id) && !moved.has(beneficiary_id)) ||
    treated.has(beneficiary_id) ||
    lists.some((list) => list.has(beneficiary_id));
  return [...people.values()].filter((person) => !belongs(person)).map((person) => person.beneficiary_id);
}

/** Each with what travels beside them: the mobile number, and the certificate of who has one. */
function peopleOf({ people, mobiles, certificates = [] }: PackReply): readonly PersonOnPhone[] {
  const lines = mobiles.split('\n');
  const signed = new Map(certificates.map((one) => [one.beneficiary_id, one]));
  return people.map((person, at) => {
    const certificate = signed.get(person.beneficiary_id);
    return { ...person, mobile: lines[at] ?? '', ...(certificate && { certificate }) };
  });
}

/** Lines that were taken off lists leave the phone; one that was put there anew meanwhile comes again with its entry. */
function withoutLines(before: PackRows['roster'] | undefined, removed: NonNullable<PackReply['removed']>) {
  const roster = new Map<string, RosterOfSession>(before);
  for (const { session_id, beneficiary_id } of removed) {
    const list = new Map(roster.get(session_id));
    if (list.delete(beneficiary_id)) roster.set(session_id, list);
  }
  return roster;
}

/** Of two versions of a line the phone keeps the higher one. */
function withEntries(before: PackRows['roster'] | undefined, entries: readonly RosterEntry[]) {
  const roster = new Map<string, RosterOfSession>(before);
  const touched = new Map<string, Map<string, RosterEntry>>();
  for (const entry of entries) {
    const list = touched.get(entry.session_id) ?? new Map(roster.get(entry.session_id));
    touched.set(entry.session_id, list);
    roster.set(entry.session_id, list);
    const known = list.get(entry.beneficiary_id);
    if (!known || known.version <= entry.version) list.set(entry.beneficiary_id, entry);
  }
  return roster;
}

/** Master lists travel whole or, where nothing changed, empty. */
function metaAfter(before: PackMeta | undefined, reply: PackReply, pulledAt: string): PackMeta {
  const listed = <T>(now: readonly T[], then: readonly T[] | undefined) => (now.length > 0 || !then ? now : then);
  return {
    session_site_id: reply.site.session_site_id,
    cursor: reply.cursor,
    rules_version: reply.rules_version,
    je_endemic: reply.je_endemic,
    ...(reply.village_rules ? { village_rules: reply.village_rules } : {}),
    site: reply.site,
    villages: listed(reply.villages, before?.villages),
    ashas: reply.ashas ?? [],
    materials: listed(reply.materials, before?.materials),
    batches: listed(reply.batches, before?.batches),
    reasons: listed(reply.reasons, before?.reasons),
    kept_vials: reply.kept_vials ?? [],
    ...(reply.site_key ? { site_key: reply.site_key } : {}),
    pulled_at: pulledAt,
  };
}
