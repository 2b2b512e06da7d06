import { setTimeout as pause } from 'node:timers/promises';
import { getVaccinatedBeneficiaryList } from '@teeka/contract/beneficiaries';
import type { InputOf } from '@teeka/contract/call';
import { listDownloads, startDownload } from '@teeka/contract/downloads';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import type { TestClient } from '../../apps/server/src/testing/test-client.ts';
import { inMilliseconds, latencyIn } from './latency.ts';
import { forgetPeak, peakOf } from './peak-memory.ts';

const promised = { megabytes: 300, p99: 100 };
export const promiseBeside = `server at most ${promised.megabytes} MB; a list of others p99 under ${promised.p99} ms`;

interface Hands {
  readonly pid: number;
  readonly maker: TestClient;
  /** Asks for a list meanwhile, over and over. */
  readonly reader: TestClient;
}

/** Has a file made beside the calls: how long, in how much memory, and how long others wait meanwhile. */
export async function madeBeside({ pid, maker, reader }: Hands, wish: InputOf<typeof startDownload>) {
  const { today } = systemClock();
  forgetPeak(pid);
  const before = peakOf(pid);
  const from = performance.now();
  await maker.ask(startDownload, wish);
  const times: number[] = [];
  for (let looked = 0; ; ) {
    const sent = performance.now();
    const answer = await reader.raw(getVaccinatedBeneficiaryList, { from_date: today, to_date: today });
    if (answer.status !== 200) throw new Error(answer.text.slice(0, 120));
    times.push(performance.now() - sent);
    await pause(40);
    if (performance.now() - looked < 500) continue;
    looked = performance.now();
    const [file] = (await maker.ask(listDownloads, {})).downloads;
    if (file?.state === 'failed') throw new Error('the file could not be made');
    if (file?.state !== 'ready') continue;
    const seconds = (performance.now() - from) / 1000;
    const latency = latencyIn(times);
    const peak = peakOf(pid);
    return {
      rows: file.progress.done,
      figure: seconds.toFixed(1),
      unit: `s, ${((file.bytes ?? 0) / 1e6).toFixed(1)} MB file; server ${Math.round(before)} to ${Math.round(peak)} MB; others ${inMilliseconds(latency)}`,
      holds: peak <= promised.megabytes && latency.p99 < promised.p99,
    };
  }
}
