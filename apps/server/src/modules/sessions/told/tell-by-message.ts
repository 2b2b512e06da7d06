import { messageLanguage } from '@teeka/domain/contact';
import { displayDate } from '@teeka/domain/format';
import { readOnce } from '../../../platform/db/read-once.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import { insertAudit } from '../../../platform/http/queries.ts';
import type { JobKind, Progress } from '../../../platform/jobs/jobs.ts';
import type { JobRow } from '../../../platform/jobs/queries.ts';
import { smsSentence } from '../../../platform/words/sentence.ts';
import { leaveToWorkers, type MessageRow, storeMessageSent, takeMessages } from './queries.ts';

export const tellingJob = 'sessions-tell';

/** Messages taken at once: a process that dies leaves no more than these to be handed over again. */
const batch = 10;
/** So many without an answer, one after the other, and the gateway counts as gone. */
const mostSilent = 3;
const template = 'teeka-session-cancelled';

type Sender = Pick<Platform, 'pool' | 'clock' | 'sms' | 'atRest'>;

function messageTo(row: MessageRow, { atRest }: Pick<Sender, 'atRest'>) {
  const language = messageLanguage(row.consent_language, row.state_code);
  const site = language === 'hi' ? row.site_hi : row.site_en;
  const date = displayDate(row.date_of_session);
  return {
    to: atRest.open('mobile', row.mobile_sealed),
    text: smsSentence(language, 'sessionCancelled', { name: row.ben_name, date, site }),
    template_id: template,
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
      const outcome = await sms.send(messageTo(row, sender));
      if (outcome === 'no answer') {
        silent.push(row.message_id);
        inARow += 1;
        if (inARow === mostSilent) throw new Error('the SMS gateway does not answer');
        continue;
      }
      inARow = 0;
      done += 1;
      const sent = outcome === 'taken';
      await readOnce(
        pool,
        storeMessageSent(row.message_id, sent ? 'sent' : 'to-tell', sent ? clock().instant : null),
      );
      const { beneficiary_id } = row;
      await readOnce(
        pool,
        insertAudit('sessions.cancelSession', job.actor, [
          { beneficiary_id, subject: job.subject, detail: { message: outcome } },
        ]),
      );
      await progress(done, done + silent.length);
    }
  }
  if (silent.length > 0) throw new Error('some messages got no answer');
}

/** Tells the families of a cancelled session; whom no message reaches is left to a worker. */
export const tellingJobs = (sender: Sender): JobKind[] => [
  {
    kind: tellingJob,
    run: (job, progress) => tell(sender, job, progress),
    async failed({ subject }) {
      await readOnce(sender.pool, leaveToWorkers(subject));
    },
  },
];
