import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from '../platform/db/client.ts';

/** Something new that two commands are about. */
export interface Meeting {
  /** Each sends its command and says what it was answered: the codes of its refusal, or nothing. */
  readonly sends: readonly [() => Promise<readonly string[]>, () => Promise<readonly string[]>];
  /** What is on record afterwards, without ids and instants: the same wherever the same happened. */
  readonly record: () => Promise<unknown>;
  /** A statement that locks what both commands wait for. */
  readonly hold: string;
}

export interface Outcome {
  readonly answers: readonly (readonly string[])[];
  readonly record: unknown;
}

const settled = async (answers: readonly (readonly string[])[], { record }: Meeting): Promise<Outcome> => ({
  answers,
  record: await record(),
});

/** How it ends when one comes after the other has been answered: in either order. */
async function inSequence(meet: () => Promise<Meeting>): Promise<readonly Outcome[]> {
  const one = await meet();
  const first = await one.sends[0]();
  const second = await one.sends[1]();
  const other = await meet();
  const early = await other.sends[1]();
  const late = await other.sends[0]();
  return [await settled([first, second], one), await settled([late, early], other)];
}

/** However two commands meet, it ends as it would one after the other. */
export async function endsAsInSequence(url: string, meet: () => Promise<Meeting>): Promise<void> {
  const known = await inSequence(meet);
  for (const from of [0, 1, 0, 1] as const) {
    const outcome = await atOnce(url, await meet(), from);
    const said = JSON.stringify({ outcome, known });
    assert.ok(
      known.some((sequence) => JSON.stringify(sequence) === JSON.stringify(outcome)),
      said,
    );
  }
}

/** Milliseconds; a command that comes in the company of others gives up its place in the queue after a quarter of a second. */
const longestWait = 3000;

/** How it ends when both have begun before either can go on: what they wait for is held until both stand there. */
async function atOnce(url: string, meeting: Meeting, from: 0 | 1): Promise<Outcome> {
  return withClient(url, async (holder) => {
    await holder.query('begin');
    await holder.query(meeting.hold);
    const answers = [from, 1 - from].map((nth) => meeting.sends[nth]?.());
    const until = Date.now() + longestWait;
    const waiting = async () => {
      const { rows } = await holder.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.count ?? 0;
    };
    while ((await waiting()) < 2 && Date.now() < until) await pause(10);
    await holder.query('rollback');
    const [first, second] = await Promise.all(answers);
    assert.ok(first && second);
    return settled(from === 0 ? [first, second] : [second, first], meeting);
  });
}
