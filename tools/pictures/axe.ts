import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly impact: 'minor' | 'moderate' | 'serious' | 'critical' | null;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

/** One thing axe found, in one line. `grave`: serious or critical, it keeps somebody from using the screen. */
export interface Finding {
  readonly grave: boolean;
  readonly line: string;
}

/** What axe finds on the page as it stands, WCAG 2.2 AA and good practice; `only` narrows it to some rules. */
export async function axeFindings(page: Page, only?: readonly string[]): Promise<readonly Finding[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(`${source}; undefined`);
  const violationsOf = (options: object): Promise<Violation[]> =>
    page.evaluate(`axe.run(document, ${JSON.stringify(options)}).then((result) => result.violations)`);
  const some = (rules: readonly string[]) => ({ runOnly: { type: 'rule', values: rules } });
  // What it would fetch beforehand is read only by rules on sound and films, and the app plays none.
  const options = { resultTypes: ['violations'], preload: false, ...(only ? some(only) : {}) };
  // The names of all elements cost a third of the whole; they are asked for only where something is wrong.
  const broken = (await violationsOf({ ...options, selectors: false })).map(({ id }) => id);
  const violations = broken.length > 0 ? await violationsOf({ ...options, ...some(broken) }) : [];
  return violations.flatMap(({ id, help, impact, nodes }) =>
    nodes.map((node) => ({
      grave: impact === 'serious' || impact === 'critical',
      line: `${id}: ${help}: ${node.target.join(' ')} (${node.failureSummary?.split('\n')[1]?.trim() ?? ''})`,
    })),
  );
}
