import { messageLanguage } from '@teeka/domain/contact';
import { readOnce } from '../../../platform/db/read-once.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import type { JobKind, Progress } from '../../../platform/jobs/jobs.ts';
import type { JobRow } from '../../../platform/jobs/queries.ts';
import { smsSentence } from '../../../platform/words/sentence.ts';
import { accountsToTell, markWrittenTo } from './queries.ts';

export const tellAccountsJob = 'accounts-tell';

const template_id = 'teeka-account-brought';
/** Taken at once: a process that dies leaves no more than one to be written to again. */
const batch = 20;
/** So many without an answer, one after the other, and the gateway counts as gone. */
const mostSilent = 3;

/** Writes to everybody whose account came with a file, each once. Throws when some got no answer: they are tried again. */
async function tell({ pool, sms, atRest, clock }: Platform, job: JobRow, progress: Progress): Promise<void> {
  const silent: string[] = [];
  let [done, inARow] = [0, 0];
  for (;;) {
    const rows = await readOnce(pool, accountsToTell(job.subject, batch, silent));
    if (rows.length === 0) break;
    for (const { user_id, state_code, user_name, mobile_sealed } of rows) {
      const to = mobile_sealed ? atRest.open('mobile', `user/${user_id}`, mobile_sealed) : '';
      const outcome = await sms.send({
        to,
        text: smsSentence(messageLanguage(null, state_code), 'accountBrought', { user_name }),
        template_id,
        ref: user_id,
      });
      if (outcome === 'no answer') {
        silent.push(user_id);
        inARow += 1;
        if (inARow === mostSilent) throw new Error('the SMS gateway does not answer');
        continue;
      }
      inARow = 0;
      await readOnce(pool, markWrittenTo(user_id, clock().instant));
      done += 1;
    }
    await progress(done, done + rows.length);
  }
  if (silent.length > 0) throw new Error('some messages got no answer');
}

export const tellAccountsJobs = (platform: Platform): JobKind[] => [
  {
    kind: tellAccountsJob,
    queue: 'messages',
    run: (job, progress) => tell(platform, job, progress),
    // Whoever was not reached is told by the officer, who sees that the account was never signed in to.
    failed: async () => undefined,
  },
];
