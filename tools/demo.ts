// npm run demo -- --people N [--seed S] [--database-url URL] [--replace]: the demo at any size up to 1,000,000;
// with --close-accounts its accounts are closed instead, so that real work can begin beside what they recorded.
import { closeDemoAccounts } from '../apps/server/db/demo/demo-accounts.ts';
import { emptyDemo } from '../apps/server/db/demo/empty.ts';
import { type DemoTotals, isEmpty, loadDemo } from '../apps/server/db/demo/load.ts';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import { bringUpToDate } from '../apps/server/src/platform/db/bring-up-to-date.ts';
import { chooseDatabase } from './demo-load/choose-database.ts';
import { readWishes, type Wishes } from './demo-load/wishes.ts';
import { orSay, Sentence } from './launch/stop-with-sentence.ts';
import { untilStopped } from './start/ending.ts';
import { readSettings } from './start/settings.ts';
import { grouped } from './start/tell.ts';

async function makeRoom(databaseUrl: string, { replace }: Wishes): Promise<void> {
  await bringUpToDate(databaseUrl);
  if (await isEmpty(databaseUrl)) return;
  if (!replace) {
    throw new Sentence('The database is not empty: with --replace a demo in it gives way to the new one.');
  }
  if (!(await emptyDemo(databaseUrl))) {
    throw new Sentence(
      'The database holds more than a demo (somebody in it is not marked as made up): it stays as it is.',
    );
  }
}

function showProgress(people: number): (done: number) => void {
  let shown = 0;
  return (done) => {
    const percent = Math.floor((done / people) * 20) * 5;
    if (percent === shown) return;
    shown = percent;
    process.stdout.write(`${String(percent).padStart(3)} %  ${grouped(done)} people\n`);
  };
}

function describe(totals: DemoTotals, seconds: number): string {
  const { people, doses, villages, sites, users, pastSessions, sessionsPlanned } = totals;
  return [
    `${grouped(people)} people with ${grouped(doses)} doses in ${grouped(villages)} villages, in ${seconds.toFixed(1)} s.`,
    `${grouped(sites)} session sites, ${grouped(users)} users, ${grouped(pastSessions)} sessions held, ${grouped(sessionsPlanned)} today and in the coming week.`,
  ].join('\n');
}

await orSay(async () => {
  const wishes = readWishes(process.argv.slice(2));
  const settings = readSettings();
  await untilStopped(async (ending) => {
    const databaseUrl = await chooseDatabase(wishes, settings, ending);
    if (wishes.closeAccounts) {
      await bringUpToDate(databaseUrl);
      process.stdout.write(`${await closeDemoAccounts(databaseUrl)} accounts of the demo are closed.\n`);
      return;
    }
    await makeRoom(databaseUrl, wishes);
    const { people, seed } = wishes;
    const from = performance.now();
    const progress = showProgress(people);
    const totals = await loadDemo(databaseUrl, {
      people,
      seed,
      today: systemClock().today,
      dataDir: settings.dataDir,
      progress,
    });
    process.stdout.write(`${describe(totals, (performance.now() - from) / 1000)}\n`);
  });
});
process.exit();
