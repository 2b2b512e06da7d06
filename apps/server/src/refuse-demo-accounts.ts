import { openDemoAccounts } from '../db/demo/demo-accounts.ts';
import type { Env } from './platform/env/env.ts';
import { StartProblem } from './platform/env/start-problem.ts';

/** Real work does not begin beside accounts whose passwords everybody knows. */
export async function refuseDemoAccounts({ demo, databaseUrl }: Pick<Env, 'demo' | 'databaseUrl'>): Promise<void> {
  if (demo) return;
  const [first, ...others] = await openDemoAccounts(databaseUrl);
  if (!first) return;
  throw new StartProblem(
    `This database has accounts of the demo (${first} and ${others.length} more), whose passwords everybody knows: with DEMO=off begin on an empty database (another DATA_DIR or DATABASE_URL), or close these accounts for good with: npm run demo -- --close-accounts`,
  );
}
