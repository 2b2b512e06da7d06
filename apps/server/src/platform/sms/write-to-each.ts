import type { SmsGateway, SmsMessage, SmsOutcome } from './gateway.ts';

/** So many without an answer, one after the other, and the gateway counts as gone. */
const mostSilent = 3;

interface Written<Row> {
  /** The next that wait, none of these refs among them. */
  take(but: readonly string[]): Promise<readonly Row[]>;
  messageTo(row: Row): SmsMessage;
  /** Keeps what became of it. */
  settle(row: Row, outcome: Exclude<SmsOutcome, 'no answer'>): Promise<void>;
  progress(done: number, total: number): Promise<void>;
}

/**
 * Writes to everybody who waits for it, each once; a message to no number counts as refused. Throws when some got no
 * answer: they are tried again.
 */
export async function writeToEach<Row>(
  sms: SmsGateway,
  { take, messageTo, settle, progress }: Written<Row>,
): Promise<void> {
  const silent: string[] = [];
  let [done, inARow] = [0, 0];
  for (;;) {
    const rows = await take(silent);
    if (rows.length === 0) break;
    for (const row of rows) {
      const message = messageTo(row);
      const outcome = message.to === '' ? 'refused' : await sms.send(message);
      if (outcome === 'no answer') {
        silent.push(message.ref);
        inARow += 1;
        if (inARow === mostSilent) throw new Error('the SMS gateway does not answer');
        continue;
      }
      inARow = 0;
      done += 1;
      await settle(row, outcome);
      await progress(done, done + silent.length);
    }
  }
  if (silent.length > 0) throw new Error('some messages got no answer');
}
