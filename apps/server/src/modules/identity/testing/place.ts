import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { testServer } from '../../../testing/test-server.ts';

/** The sheet as it was read out. */
export const consent = { version: '1.0', language: 'hi', given_by: 'person' } as const;

/** A session that is on going, a worker of its site, and people on its list. */
export async function sessionPlace() {
  const server = await testServer({ env: { IDENTITY_TIMEOUT_MS: '1500' } });
  const authority = server.sandbox?.identity;
  assert.ok(authority);
  const places = await server.fixtures.places();
  const site = await server.fixtures.site(places);
  const worker = await server.fixtures.user({ sites: [site] });
  const session_id = await server.fixtures.session({ site, date: '2026-03-16', status: 1 });
  const captured_at = () => server.clock.clock().instant.toISOString();
  async function somebody(wish: { readonly aadhaar?: string; readonly mobile?: string } = {}) {
    const { aadhaar, mobile } = wish;
    const beneficiary_id = await server.fixtures.person({
      village: places.villages[0] ?? 0,
      name: 'SITA DEVI',
      dob: '1995-05-05',
      ...(mobile ? { mobile } : {}),
      ...(aadhaar ? { photo_id: { type: 1, number: aadhaar } } : {}),
    });
    await server.fixtures.onRoster(session_id, beneficiary_id);
    return { session_id, beneficiary_id };
  }
  async function rosterOf(beneficiary_id: string) {
    const [row] = await server.rows(
      sql<{ status: string; verification_method: string | null; verified_by: string | null }>`
        select status, verification_method, verified_by from session_roster
        where beneficiary_id = ${beneficiary_id}::bigint`.compile(build),
    );
    return row;
  }
  return { server, authority, places, site, worker, session_id, captured_at, somebody, rosterOf };
}
