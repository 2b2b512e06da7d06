import { messageLanguage } from '@teeka/domain/contact';
import { displayDate } from '@teeka/domain/format';
import { nameIn } from '@teeka/domain/names';
import { readOnce } from '../../../platform/db/read-once.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { insertAudit } from '../../../platform/http/queries.ts';
import type { JobKind, Progress } from '../../../platform/jobs/jobs.ts';
import type { JobRow } from '../../../platform/jobs/queries.ts';
import { mobileOfPerson } from '../../../platform/sealing/numbers-of.ts';
import { smsSentence, timeSentence } from '../../../platform/words/sentence.ts';
import { leaveToWorkers, type MessageRow, storeMessageSent, takeMessages } from './queries.ts';

export const tellingJob = 'sessions-tell';

/** Messages taken at once: a process that dies leaves no more than these to be handed over again. */
const batch = 10;
/** So many without an answer, one after the other, and the gateway counts as gone. */
const mostSilent = 3;
/** Templates registered with the operators, and the call that made the notice; what goes on as planned was moved. */
const cancelled = { template: 'teeka-session-cancelled', call: 'sessions.cancelSession' } as const;
const stopped = { template: 'teeka-session-stopped', call: 'sessions.freezeSession' } as const;
const moved = { template: 'teeka-session-moved', call: 'sessions.updateSession' } as const;

type Sender = Pick<Platform, 'pool' | 'clock' | 'sms' | 'atRest'>;

function noticeIn({ status }: MessageRow) {
  if (status === 'cancelled') return cancelled;
  return status === 'frozen' ? stopped : moved;
}

function sentenceOf(row: MessageRow): string {
  const language = messageLanguage(row.consent_language, row.state_code);
  const [name, site] = [row.ben_name, nameIn(row.site, language)];
  const before = displayDate(row.heard_day);
  const notice = noticeIn(row);
  if (notice !== moved) {
    const key = notice === cancelled ? 'sessionCancelled' : 'sessionStopped';
    return smsSentence(language, key, { name, date: before, site });
  }
  const [from, to] = [row.slot_time ?? row.start_time, row.end_time].map((time) => timeSentence(language, time));
  const date = displayDate(row.date_of_session);
  const key = row.slot_time === null ? 'sessionMoved' : 'sessionMovedSlot';
  return smsSentence(language, key, { name, before, date, site, from: from ?? '', to: to ?? '' });
}

function messageTo(row: MessageRow, { atRest }: Pick<Sender, 'atRest'>) {
  return {
    to: mobileOfPerson(row, atRest),
    text: sentenceOf(row),
    template_id: noticeIn(row).template,
    ref: row.message_id,
  };
}

/** Writes to everybody who waits for it, each once. Throws when some got no answer: they are tried again. */
async function tell(sender: Sender, job: JobRow, progress: Progress): Promise<void> {
  const { pool, sms, clock } = sender;
  const silent: string[] = [];
  let [done, inARow] = [0, 0];
  for (;;) {
    const rows = await readOnce(pool, takeMessages(job.subject, batch, silent));
    if (rows.length === 0) break;
    for (const row of rows) {
      const message = messageTo(row, sender);
      // A number that cannot be read is told by a worker, as one that the gateway refuses.
      const outcome = message.to === '' ? 'refused' : await sms.send(message);
      if (outcome === 'no answer') {
        silent.push(row.message_id);
        inARow += 1;
        if (inARow === mostSilent) throw new Error('the SMS gateway does not answer');
        continue;
      }
      inARow = 0;
      done += 1;
      const sent = outcome === 'taken';
      await readOnce(pool, storeMessageSent(row.message_id, sent ? 'sent' : 'to-tell', sent ? clock().instant : null));
      const { beneficiary_id } = row;
      await readOnce(
        pool,
        insertAudit(noticeIn(row).call, job.actor, [
          { beneficiary_id, subject: job.subject, detail: { message: outcome } },
        ]),
      );
      await progress(done, done + silent.length);
    }
  }
  if (silent.length > 0) throw new Error('some messages got no answer');
}

/** Tells the families of a session that was cancelled, frozen or moved; whom no message reaches is left to a worker. */
export const tellingJobs = (sender: Sender): JobKind[] => [
  {
    kind: tellingJob,
    queue: 'messages',
    run: (job, progress) => tell(sender, job, progress),
    async failed({ subject }) {
      await readOnce(sender.pool, leaveToWorkers(subject));
    },
  },
];
