import { messageLanguage } from '@teeka/domain/contact';
import { displayDate } from '@teeka/domain/format';
import { nameIn } from '@teeka/domain/names';
import { readOnce } from '../../../platform/db/read-once.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { insertAudit } from '../../../platform/http/queries.ts';
import type { JobKind, Progress } from '../../../platform/jobs/jobs.ts';
import type { JobRow } from '../../../platform/jobs/queries.ts';
import { mobileOfPerson } from '../../../platform/sealing/numbers-of.ts';
import { writeToEach } from '../../../platform/sms/write-to-each.ts';
import { smsSentence } from '../../../platform/words/sentence.ts';
import { timeWords } from '../../../platform/words/time-words.ts';
import { leaveToWorkers, type MessageRow, storeMessageSent, takeMessages } from './queries.ts';

export const tellingJob = 'sessions-tell';

/** Messages taken at once: a process that dies leaves no more than these to be handed over again. */
const batch = 10;
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
  const [from, to] = [row.slot_time ?? row.start_time, row.end_time].map((time) => timeWords(time, language));
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

const tell = (sender: Sender, job: JobRow, progress: Progress): Promise<void> =>
  writeToEach(sender.sms, {
    take: (but) => readOnce(sender.pool, takeMessages(job.subject, batch, but)),
    messageTo: (row) => messageTo(row, sender),
    // Whoever is not reached, also by a number that cannot be read, is told by a worker.
    async settle(row, outcome) {
      const sent = outcome === 'taken';
      const { pool, clock } = sender;
      await readOnce(pool, storeMessageSent(row.message_id, sent ? 'sent' : 'to-tell', sent ? clock().instant : null));
      const line = { beneficiary_id: row.beneficiary_id, subject: job.subject, detail: { message: outcome } };
      await readOnce(pool, insertAudit(noticeIn(row).call, job.actor, [line]));
    },
    progress,
  });

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
