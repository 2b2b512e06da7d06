// npm run crash: kills server and database again and again while doses are recorded, and looks whether any was lost.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { loadDemo } from '../apps/server/db/demo/load.ts';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import { bringUpToDate } from '../apps/server/src/platform/db/bring-up-to-date.ts';
import { readyCalls, readySession, signedIn } from './bench-run/dose-place.ts';
import { compareBooks } from './crash-run/books.ts';
import { type Machine, prepareMachine, type Victim, victims } from './crash-run/machine.ts';
import { makePhones, type Phones } from './crash-run/phones.ts';
import { orSay, Sentence } from './launch/stop-with-sentence.ts';
import { untilStopped } from './start/ending.ts';

const people = 60_000;
const phoneCount = 8;

function readKills(): number {
  const { values } = parseArgs({ options: { kills: { type: 'string', default: '200' } } });
  const kills = Number(values.kills);
  if (!Number.isInteger(kills) || kills < 1) throw new Sentence('Say how often to kill: --kills 200');
  return kills;
}

/** Strikes at random moments; answers how often each victim was struck. */
async function strike(machine: Machine, phones: Phones, kills: number): Promise<Map<Victim, number>> {
  const struck = new Map<Victim, number>(victims.map((victim) => [victim, 0]));
  const turns = Array.from({ length: kills }, (_, at) => victims[at % victims.length] as Victim);
  for (const [at, victim] of turns.entries()) {
    const before = phones.answered.size;
    while (phones.answered.size === before) await pause(5);
    await pause(Math.random() * 250);
    await machine.kill(victim);
    struck.set(victim, (struck.get(victim) ?? 0) + 1);
    await machine.start();
    if ((at + 1) % 20 === 0) process.stderr.write(`${at + 1} kills, ${phones.answered.size} answered\n`);
  }
  return struck;
}

await orSay(async () => {
  const kills = readKills();
  const isDone = await untilStopped(async (ending) => {
    const machine = await prepareMachine(ending);
    const { databaseUrl, dataDir } = machine;
    await bringUpToDate(databaseUrl, machine.serverRole);
    await loadDemo(databaseUrl, { people, seed: 1, today: systemClock().today, dataDir });
    const session = await readySession(databaseUrl);
    await machine.start();
    const client = await signedIn(machine.address);
    const phones = makePhones(client, await readyCalls(client, session, people), phoneCount);
    const running = phones.run();
    const struck = await strike(machine, phones, kills);
    phones.stop();
    await running;
    const { lost, doubled, halves, whole } = await compareBooks(databaseUrl, phones);
    const { tries, repeated, refused } = phones.counts;
    const byName = [...struck].map(([{ name }, times]) => `${name} ${times}`).join(', ');
    process.stdout.write(
      `${kills} kills (${byName})\n` +
        `${phones.answered.size} doses answered in ${tries} tries, ${repeated} of them sent again after the answer; ` +
        `${whole} whole on record\n` +
        `${lost} lost, ${doubled} doubled, ${halves} half written, ${refused.length} refused\n`,
    );
    for (const text of refused.slice(0, 3)) process.stdout.write(`refused: ${text}\n`);
    const unsound = lost + doubled + halves + refused.length + Math.abs(whole - phones.sent.size);
    if (unsound > 0) process.exitCode = 1;
    return true;
  });
  if (!isDone) process.exitCode = 130;
});
process.exit();
