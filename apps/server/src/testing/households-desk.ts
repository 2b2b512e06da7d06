import { getBeneficiaryDetails } from '@teeka/contract/beneficiaries';
import { getMappingHistory, mappingAshaVillager } from '@teeka/contract/workers';
import { sql } from 'kysely';
import { build } from '../platform/db/build.ts';
import type { TestUser, UserWish } from './fixtures.ts';
import type { TestClient } from './test-client.ts';
import type { TestServer } from './test-server.ts';

/** A block whose village two ASHAs can share, and who divides its households. */
export async function householdsDesk(server: TestServer) {
  const { fixtures } = server;
  const places = await fixtures.places(6);
  const [one = 0, two = 0, unserved = 0] = places.villages;
  const site = await fixtures.site(places, { villages: [one, two] });
  const neighbour = await fixtures.site(places, { villages: [one, unserved] });
  const elsewhere = await fixtures.places();
  const farSite = await fixtures.site(elsewhere);
  const reason = 'The lanes are divided anew';

  const asha = (villages: readonly number[] = [one], wish: UserWish = {}) =>
    fixtures.user({ role: 'ASHA', sites: [site], places, villages, ...wish });
  const desk = await server.as(await fixtures.user({ role: 'Supervisor', level: 'Block', places }));
  const district = await server.as(await fixtures.user({ role: 'District Administrator', level: 'District', places }));
  const siteDesk = await server.as(await fixtures.user({ role: 'Site Admin', sites: [site], places }));
  const anm = await server.as(await fixtures.user({ role: 'ANM', sites: [site], places }));

  /** A mother and her child on one number. */
  const family = async (village = one, name = 'RANI DEVI') => {
    const mobile = fixtures.mobile();
    const mother = await fixtures.person({ village, mobile, name, dob: '1995-05-05', guardian_name: 'HARI' });
    const child = await fixtures.person({ village, mobile, guardian_id: mother, guardian_name: name });
    return { mobile, mother, child };
  };
  const add = (beneficiary_id: string, sharing: 'moved' | null = null, ...seen: TestUser[]) => ({
    beneficiary_id,
    sharing,
    seen_with: seen.map(({ user_id }) => user_id),
  });
  const divide = (
    { user_id }: TestUser,
    households: { readonly add?: readonly ReturnType<typeof add>[]; readonly remove?: readonly string[] },
    by = desk,
  ) =>
    by.send(mappingAshaVillager, {
      user_id,
      households: { add: [...(households.add ?? [])], remove: [...(households.remove ?? [])] },
      reason,
    });
  const whose = async (person: string) => {
    const [row] = await server.rows(
      sql<{ asha_id: string | null }>`select asha_id from beneficiary where beneficiary_id = ${person}::bigint`.compile(
        build,
      ),
    );
    return row?.asha_id ?? null;
  };
  const historyOf = async ({ user_id }: TestUser) => (await desk.ask(getMappingHistory, { user_id })).changes;
  const visitors = async (person: string, by: TestClient = anm) =>
    (await by.ask(getBeneficiaryDetails, { beneficiaryId: person })).ashas?.map(({ user_id }) => user_id).sort();

  return {
    ...{ places, site, neighbour, elsewhere, farSite, one, two, reason, asha, desk, district, siteDesk, anm },
    ...{ family, add, divide, whose, historyOf, visitors },
  };
}
