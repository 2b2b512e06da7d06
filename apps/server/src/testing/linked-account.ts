import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { build } from '../platform/db/build.ts';
import type { AtRest } from '../platform/sealing/at-rest.ts';
import type { TestServer } from './test-server.ts';

/** A health account that is linked with somebody, and whether it rests under one key alone. */
export async function linkedAccount(server: TestServer, person: string) {
  const [account, address] = ['91-0000-1234-5678', 'sitadevi95@sbx'];
  const { atRest } = server.platform;
  const row = `person/${person}` as const;
  await server.rows(
    sql`insert into abha_link select ${person}::bigint, ${atRest.seal('abha', row, account)}, '5678',
      ${atRest.seal('abha', row, address)}, gen_random_uuid(), gen_random_uuid(), now()`.compile(build),
  );
  await server.rows(
    sql`insert into search_token values (${atRest.hash('abha-number', account)}, 4, ${person}::bigint),
      (${atRest.hash('abha-address', address)}, 5, ${person}::bigint)`.compile(build),
  );
  async function restsUnder(alone: AtRest): Promise<void> {
    const hashes = [alone.hash('abha-number', account), alone.hash('abha-address', address)];
    const [link] = await server.rows(
      sql<{ number_sealed: Buffer; tokens: Buffer[] }>`select number_sealed,
        array(select token_hash from search_token where kind in (4, 5) order by kind) as tokens from abha_link`.compile(
        build,
      ),
    );
    assert.equal(alone.open('abha', row, link?.number_sealed ?? Buffer.alloc(0)), account);
    assert.deepEqual(link?.tokens, hashes);
  }
  return { restsUnder };
}
