// npm run outbox-days: days of offline writes with everything going wrong; counts what was lost or doubled.
import { parseArgs } from 'node:util';
import { liveDays } from '../apps/web/src/platform/outbox/simulation/live-days.ts';
import { orSay, Sentence } from './launch/stop-with-sentence.ts';

await orSay(async () => {
  const { values } = parseArgs({ options: { seeds: { type: 'string', default: '500' } } });
  const seeds = Number(values.seeds);
  if (!Number.isInteger(seeds) || seeds < 1) throw new Sentence('Say how many days: --seeds 500');
  const sum = await liveDays(seeds, ({ days }) => {
    if (days % 50 === 0) process.stderr.write(`${days} days\n`);
  });
  process.stdout.write(
    `${sum.days} days, ${sum.writes} writes, ${sum.lostReplies} lost replies, ${sum.restarts} restarts: ` +
      `${sum.done} accepted once, ${sum.already} true already, ${sum.needsYou} need the worker, ` +
      `${sum.behind} wait behind those\n${sum.flaws.length} lost or doubled\n`,
  );
  for (const flaw of sum.flaws.slice(0, 20)) process.stdout.write(`${flaw}\n`);
  if (sum.flaws.length > 0) process.exitCode = 1;
});
