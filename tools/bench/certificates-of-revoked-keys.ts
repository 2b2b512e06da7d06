// The certificates that fell with a key, over HTTP: the first hundred of 100,000, for a district of 1,000,000 people.
import { getCertificatesOfRevokedKeys, issueCertificate } from '@teeka/contract/certificates';
import { withClient } from '../../apps/server/src/platform/db/client.ts';
import { desksFor } from '../bench-run/certified.ts';
import { inMilliseconds, latencyOfSame } from '../bench-run/latency.ts';
import type { BenchRow } from '../bench-run/row.ts';
import { searchPlace, signedIn } from '../bench-run/search-place.ts';
import { largeDemo } from './demo.ts';

const wanted = 100_000;
const onPage = 100;
const promised = 300;

/** So many more of the same key, of other people of that district and older, so that only the page's own are ever opened. */
const holders = `
  insert into certificate_holder (beneficiary_id, rid)
  select b.beneficiary_id, 'bench' || b.beneficiary_id from beneficiary b
  where not exists (select from certificate_holder h where h.beneficiary_id = b.beneficiary_id) limit $1`;
const papers = `
  insert into certificate (beneficiary_id, certificate_id, number, paper_sealed, issued_at, issued_by, kid, covers)
  select h.beneficiary_id, gen_random_uuid(), h.rid, '', now() - interval '30 days', u.user_id, k.kid, 'all'
  from certificate_holder h, (select user_id from app_user limit 1) u, (select kid from certificate_key order by made_at desc limit 1) k
  where h.rid like 'bench%'`;

export const row: BenchRow = {
  name: `certificates that fell with a key, ${largeDemo.toLocaleString('en-IN')} people`,
  promise: `p95 under ${promised} ms`,
  async measure(env) {
    const { address, databaseUrl } = await searchPlace(env, largeDemo);
    const officer = await signedIn(address, 'national1');
    for (const { user_name, people } of await desksFor(databaseUrl, onPage)) {
      const desk = await signedIn(address, user_name);
      for (const beneficiary_ref_id of people) await desk.ask(issueCertificate, { beneficiary_ref_id, language: 'en' });
    }
    await withClient(databaseUrl, async (client) => {
      await client.query(holders, [wanted - onPage]);
      await client.query(papers);
      await client.query("update certificate_key set revoked_at = now(), revoked_for = 'bench'");
      await client.query('analyze certificate, certificate_holder, certificate_key');
    });
    let total = 0;
    const latency = await latencyOfSame(
      async () => {
        total = (await officer.ask(getCertificatesOfRevokedKeys, { pageSize: onPage })).total;
      },
      { warmUp: 3, requests: 40 },
    );
    return {
      figure: inMilliseconds(latency),
      unit: `(first ${onPage} of ${total.toLocaleString('en-IN')})`,
      holds: latency.p95 < promised,
    };
  },
};
