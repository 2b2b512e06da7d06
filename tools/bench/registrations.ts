// Registrations over HTTP: looked for among those on record, consent kept, audited, durable.
import { registration } from '@teeka/contract/beneficiaries';
import { pathOf } from '@teeka/contract/prefixes';
import { uuidV7 } from '../../apps/server/src/platform/ids/uuid-v7.ts';
import { goodRegistration } from '../../packages/domain/testing/field-values.ts';
import { hammer, type Shot } from '../bench-run/hammer.ts';
import { inventedMobile, inventedName, ownVillage } from '../bench-run/invented-people.ts';
import { tpcb } from '../bench-run/pgbench.ts';
import type { BenchRow } from '../bench-run/row.ts';
import { sealedBody } from '../bench-run/sealed-body.ts';
import { searchPlace } from '../bench-run/search-place.ts';
import { largeDemo } from './demo.ts';

const clients = 16;
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const most = 12_000;
const promised = 0.15;
/** Numbers that the demo does not reach. */
const firstNumber = 700_000_000;

export const row: BenchRow = {
  name: `registrations a second, ${largeDemo.toLocaleString('en-IN')} people`,
  promise: `at least ${promised} of pgbench's TPC-B rate, ${clients} clients`,
  async measure(env) {
    const { address, client, databaseUrl } = await searchPlace(env, largeDemo);
    const { village_id, facility_id } = await ownVillage(databaseUrl, 'vaccinator1');
    const at = new Date(Date.now() - 60_000).toISOString();
    const calls: Shot[] = [];
    for (let nth = 0; nth < most; nth += 1) {
      const good = goodRegistration(firstNumber + nth);
      const body = {
        ...good,
        name: inventedName(nth),
        guardian_name: inventedName(most - nth),
        dob: `${1950 + (nth % 50)}-0${1 + (nth % 9)}-${10 + (nth % 19)}`,
        mobile_number: inventedMobile(nth),
        consent: { ...good.consent, given_at: at },
        beneficiary_type_category_name: 'Citizen' as const,
        beneficiary_type_name: 'Citizen' as const,
        beneficiary_type_name_other: '' as const,
        village_id,
        facility_id,
        verifiedUsing: 'ConfirmMobile' as const,
        platform: 'App' as const,
        captured_at: at,
      };
      const sealed = await sealedBody(registration, body, client.sessionKey);
      calls.push({ path: pathOf(registration.path), body: JSON.stringify(sealed), key: uuidV7() });
    }
    const { perSecond, failed, sent } = await hammer(
      { address, token: client.accessToken, calls },
      { clients, seconds, warmUp: 2 },
    );
    if (failed > 0) throw new Error(`${failed} of ${sent} were not registered`);
    const figure = Math.round(perSecond);
    const yardstick = await tpcb(env);
    if (!yardstick) return { figure, unit: 'registrations/s (pgbench is not installed: no comparison)' };
    const ratio = perSecond / yardstick.perSecond;
    return { figure, unit: `registrations/s (ratio ${ratio.toFixed(2)})`, holds: ratio >= promised };
  },
};
