// A thousand certificates: each is signed, kept and drawn as a PDF, as the workers of all desks ask for them at once.
import { issueCertificate, regenerateCert } from '@teeka/contract/certificates';
import { desksFor } from '../bench-run/certified.ts';
import { childrenOf, forgetPeak, peakOf } from '../bench-run/peak-memory.ts';
import type { BenchRow } from '../bench-run/row.ts';
import { searchPlace, signedIn } from '../bench-run/search-place.ts';

const smallDemo = 10_000;
const wanted = 1000;
const promised = 300;

export const row: BenchRow = {
  name: `${wanted.toLocaleString('en-IN')} certificates`,
  promise: `server and what draws at most ${promised} MB each`,
  async measure(env) {
    const { address, databaseUrl, pid } = await searchPlace(env, smallDemo);
    const desks = await Promise.all(
      (await desksFor(databaseUrl, wanted)).map(async ({ user_name, people }) => ({
        client: await signedIn(address, user_name),
        people,
      })),
    );
    const count = desks.reduce((sum, { people }) => sum + people.length, 0);
    forgetPeak(pid);
    const before = peakOf(pid);
    let bytes = 0;
    const from = performance.now();
    await Promise.all(
      desks.map(async ({ client, people }) => {
        for (const beneficiary_ref_id of people) {
          const { certificate_id } = await client.ask(issueCertificate, { beneficiary_ref_id, language: 'both' });
          const paper = await client.send(regenerateCert, { beneficiary_ref_id, certificate_id });
          if (paper.status !== 200) throw new Error(paper.text.slice(0, 120));
          bytes += paper.bytes.length;
        }
      }),
    );
    const seconds = (performance.now() - from) / 1000;
    const server = peakOf(pid);
    const drawing = Math.max(0, ...childrenOf(pid).map(peakOf));
    return {
      figure: seconds.toFixed(1),
      unit: `s for ${count} at ${desks.length} desks, two sheets each, ${(bytes / count / 1000).toFixed(0)} kB a file; server ${Math.round(before)} to ${Math.round(server)} MB, drawing in ${Math.round(drawing)} MB`,
      holds: count === wanted && Math.max(server, drawing) <= promised,
    };
  },
};
