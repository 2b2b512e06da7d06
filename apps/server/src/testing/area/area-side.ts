import type { Role, UserLevel } from '@teeka/contract/roles';
import type { TestUser } from '../fixtures.ts';
import { type SessionDay, sessionDay } from '../session-day.ts';
import type { TestClient } from '../test-client.ts';
import type { TestServer } from '../test-server.ts';

/** Somebody with a phone. */
export interface Worker {
  readonly user: TestUser;
  readonly phone: TestClient;
}

/**
 * One side of the border of an area: a site with its villages, on which a sample makes the people, sessions and
 * visits that its call is about. `owner` is whoever they belong to where a call is about what one made oneself: the
 * actor inside, somebody of that place outside.
 */
export interface AreaSide extends SessionDay {
  readonly server: TestServer;
  readonly owner: Worker;
}

/** What lies around an actor who is posted to the site `home`. */
export interface AreaWorld {
  readonly home: SessionDay;
  /** Another site of the same block, with a village of its own. */
  readonly neighbour: SessionDay;
  /** A site of another state. */
  readonly far: SessionDay;
}

/** The level on which a role usually works; where none is named, a facility's. */
const levels: Partial<Record<Role, UserLevel>> = {
  Supervisor: 'Block',
  'District Administrator': 'District',
};

export const seesNeighbour = (role: Role): boolean => levels[role] !== undefined;

export async function areaWorld(server: TestServer): Promise<AreaWorld> {
  const places = await server.fixtures.places(2);
  const [own = 0, other = 0] = places.villages;
  const at = async (village: number) => ({
    places,
    site: await server.fixtures.site(places, { villages: [village] }),
  });
  return {
    home: await sessionDay(server, await at(own)),
    neighbour: await sessionDay(server, await at(other)),
    far: await sessionDay(server),
  };
}

/** A worker of the role, posted to the site. */
export async function workerOf(server: TestServer, role: Role, { places, site }: SessionDay): Promise<Worker> {
  const level = levels[role] ?? 'Facility';
  const villages = role === 'ASHA' ? site.villages : [];
  const user = await server.fixtures.user({ role, level, sites: [site], places, villages });
  return { user, phone: await server.as(user) };
}
