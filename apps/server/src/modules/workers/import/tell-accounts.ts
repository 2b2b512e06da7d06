import { messageLanguage } from '@teeka/domain/contact';
import { readOnce } from '../../../platform/db/read-once.ts';
import type { Platform } from '../../../platform/http/platform.ts';
import type { JobKind, Progress } from '../../../platform/jobs/jobs.ts';
import type { JobRow } from '../../../platform/jobs/queries.ts';
import { mobileOfUser } from '../../../platform/sealing/numbers-of.ts';
import { writeToEach } from '../../../platform/sms/write-to-each.ts';
import { smsSentence } from '../../../platform/words/sentence.ts';
import { accountsToTell, markWrittenTo } from './queries.ts';

export const tellAccountsJob = 'accounts-tell';

const template_id = 'teeka-account-brought';
/** Taken at once: a process that dies leaves no more than one to be written to again. */
const batch = 20;

/** Writes to everybody whose account came with a file. */
const tell = ({ pool, sms, atRest, clock }: Platform, job: JobRow, progress: Progress): Promise<void> =>
  writeToEach(sms, {
    take: (but) => readOnce(pool, accountsToTell(job.subject, batch, but)),
    messageTo: (row) => ({
      to: mobileOfUser(row, atRest),
      text: smsSentence(messageLanguage(null, row.state_code), 'accountBrought', { user_name: row.user_name }),
      template_id,
      ref: row.user_id,
    }),
    settle: async ({ user_id }) => {
      await readOnce(pool, markWrittenTo(user_id, clock().instant));
    },
    progress,
  });

export const tellAccountsJobs = (platform: Platform): JobKind[] => [
  {
    kind: tellAccountsJob,
    queue: 'messages',
    run: (job, progress) => tell(platform, job, progress),
    // Whoever was not reached is told by the officer, who sees that the account was never signed in to.
    failed: async () => undefined,
  },
];
