import { sql } from 'kysely';
import { build } from '../platform/db/build.ts';
import { uuidV7 } from '../platform/ids/uuid-v7.ts';
import type { PersonWish, TestPlaces, TestSite, TestUser } from './fixtures.ts';
import type { TestClient } from './test-client.ts';
import type { TestServer } from './test-server.ts';

/** Ids of the vaccines that tests name. */
export const vaccine = { bcg: 101, bopv: 103, penta: 104, jeKilled: 110, td: 112 } as const;

/** A dose as a phone sends it; what a test does not name is a birth dose of BCG given just now. */
export interface DoseWish {
  readonly dose_id?: string;
  readonly dose_code?: string;
  readonly material_id?: number;
  readonly batch_id?: string | null;
  readonly batch_number?: string;
  readonly expiry_date?: string | null;
  readonly given_on?: string;
  readonly captured_at?: string;
}

/** A session day at one site: what is there before the first person comes. */
export interface SessionDay {
  readonly places: TestPlaces;
  readonly site: TestSite;
  readonly village: number;
  readonly user: TestUser;
  /** The vaccinator's phone. */
  readonly phone: TestClient;
  readonly today: string;
  /** The instant `minutes` from now, as a phone captures it. */
  at(minutes?: number): string;
  session(status?: number, date?: string): Promise<string>;
  /** A person of the village, on the list of a session when one is named. */
  person(wish?: Partial<PersonWish>, listed?: Listed): Promise<string>;
  /** Puts a person on the list of a session. */
  list(person: string, listed: Listed): Promise<void>;
  /** A batch in stock at the site. */
  batch(material_id: number, expiry_date?: string, site?: TestSite): Promise<string>;
  dose(wish?: DoseWish): Required<DoseWish> & { body_site: string };
  /** Status, version and what else stands on a person's line of a session's list. */
  line(session_id: string, person: string): Promise<RosterLine | undefined>;
  /** The calls that left an audit row under a person, in their order. */
  audited(person: string): Promise<string[]>;
  /** Phones of workers at another site of the block, whose villages are others, and of another district. */
  strangers(): Promise<TestClient[]>;
}

export interface Listed {
  readonly session: string;
  readonly status?: string;
}

export interface RosterLine {
  readonly status: string;
  readonly version: number;
  readonly added_from: string;
  readonly verified_by: string | null;
  readonly verified_at: Date | null;
  readonly verification_method: string | null;
  readonly reject_reason_id: number | null;
}

/** Makes places and a site, unless they are there, and a Vaccinator with a phone; the rest on demand. */
export async function sessionDay(
  server: TestServer,
  there?: { readonly places: TestPlaces; readonly site: TestSite },
): Promise<SessionDay> {
  const { fixtures, clock } = server;
  const places = there?.places ?? (await fixtures.places());
  const site = there?.site ?? (await fixtures.site(places));
  const village = site.villages[0] ?? 0;
  const user = await fixtures.user({ sites: [site], places });
  const phone = await server.as(user);
  const today = clock.clock().today;
  const at = (minutes = 0) => new Date(clock.clock().instant.getTime() + minutes * 60_000).toISOString();
  const list = async (person: string, { session, status = 'scheduled' }: Listed) => {
    await fixtures.onRoster(session, person, status);
    if (status !== 'verified' && status !== 'vaccinated') return;
    await server.rows(
      sql`update session_roster set verified_at = ${at(-5)}
        where session_id = ${session}::uuid and beneficiary_id = ${person}::bigint`.compile(build),
    );
  };
  return {
    list,
    places,
    site,
    village,
    user,
    phone,
    today,
    at,
    session: (status = 1, date = today) => fixtures.session({ site, date, status }),
    async person(wish = {}, listed) {
      const person = await fixtures.person({ village, ...wish });
      if (listed) await list(person, listed);
      return person;
    },
    async batch(material_id, expiry_date = '2027-12-31', of = site) {
      const batch_id = uuidV7();
      const { session_site_id } = of;
      const row = {
        batch_id,
        session_site_id,
        material_id,
        batch_number: `B-${batch_id.slice(-6)}`,
        expiry_date,
      };
      await server.rows(build.insertInto('batch').values(row).compile());
      return batch_id;
    },
    dose: (wish = {}) => ({
      dose_id: uuidV7(),
      dose_code: 'BCG',
      material_id: vaccine.bcg,
      batch_id: null,
      batch_number: 'TYPED-1',
      expiry_date: null,
      given_on: clock.clock().today,
      body_site: 'left-upper-arm',
      captured_at: at(),
      ...wish,
    }),
    async line(session_id, person) {
      const [line] = await server.rows<RosterLine>(
        sql<RosterLine>`
          select status, version, added_from, verified_by, verified_at, verification_method, reject_reason_id
          from session_roster where session_id = ${session_id}::uuid and beneficiary_id = ${person}::bigint`.compile(
          build,
        ),
      );
      return line;
    },
    async audited(person) {
      const rows = await server.rows<{ call: string }>(
        sql<{ call: string }>`
          select call from audit where beneficiary_id = ${person}::bigint order by at, audit_id`.compile(build),
      );
      return rows.map(({ call }) => call);
    },
    async strangers() {
      const elsewhere = await fixtures.places();
      const neighbour = await fixtures.site(places, { villages: [] });
      const far = await fixtures.site(elsewhere);
      const users = [
        await fixtures.user({ sites: [neighbour], places }),
        await fixtures.user({ sites: [far], places: elsewhere }),
        await fixtures.user({ role: 'ANM' }),
      ];
      return Promise.all(users.map((one) => server.as(one)));
    },
  };
}
