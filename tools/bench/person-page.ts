// A person's page over HTTP: who it is, the family, and the doses on record.
import { getBeneficiaryDetails } from '@teeka/contract/beneficiaries';
import { pathOf } from '@teeka/contract/prefixes';
import { uuidV7 } from '../../apps/server/src/platform/ids/uuid-v7.ts';
import { hammer, type Shot } from '../bench-run/hammer.ts';
import type { BenchRow } from '../bench-run/row.ts';
import { sealedBody } from '../bench-run/sealed-body.ts';
import { searchPlace } from '../bench-run/search-place.ts';
import { largeDemo } from './demo.ts';

const clients = 16;
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const most = 30_000;
const promised = 1000;

export const row: BenchRow = {
  name: `person's pages a second, ${largeDemo.toLocaleString('en-IN')} people`,
  promise: `at least ${promised.toLocaleString('en-IN')}, ${clients} clients`,
  async measure(env) {
    const { address, client, people } = await searchPlace(env, largeDemo);
    const bodies = await Promise.all(
      people.map(({ beneficiary_id }) =>
        sealedBody(getBeneficiaryDetails, { beneficiaryId: beneficiary_id }, client.sessionKey),
      ),
    );
    const calls = Array.from({ length: most }, (_, nth): Shot => {
      const body = JSON.stringify(bodies[nth % bodies.length]);
      return { path: pathOf(getBeneficiaryDetails.path), body, key: uuidV7() };
    });
    const { perSecond, failed, sent } = await hammer(
      { address, token: client.accessToken, calls },
      { clients, seconds, warmUp: 2 },
    );
    if (failed > 0) throw new Error(`${failed} of ${sent} pages were not answered`);
    return { figure: Math.round(perSecond), unit: 'pages/s', holds: perSecond >= promised };
  },
};
