import { hasRealAccounts, openDemoAccounts } from '../db/demo/demo-accounts.ts';
import type { Env } from './platform/env/env.ts';
import { StartProblem } from './platform/env/start-problem.ts';

/**
 * Real work does not begin beside accounts whose passwords everybody knows, and a demo not beside real work: its inbox
 * would show the one-time codes of real people, and its stand-ins answer for real services.
 */
export async function refuseDemoBesideWork({ demo, databaseUrl }: Pick<Env, 'demo' | 'databaseUrl'>): Promise<void> {
  if (demo) {
    if (!(await hasRealAccounts(databaseUrl))) return;
    throw new StartProblem(
      'Real work is done in this database: somebody who is not of the demo can sign in. Start with DEMO=off; a demo wants a place of its own (another DATA_DIR or DATABASE_URL).',
    );
  }
  const [first, ...others] = await openDemoAccounts(databaseUrl);
  if (!first) return;
  throw new StartProblem(
    `This database has accounts of the demo (${first} and ${others.length} more), whose passwords everybody knows: with DEMO=off begin on an empty database (another DATA_DIR or DATABASE_URL), or close these accounts for good with: npm run demo -- --close-accounts`,
  );
}
