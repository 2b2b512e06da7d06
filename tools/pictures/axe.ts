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
  const options = only ? { runOnly: { type: 'rule', values: only } } : {};
  const violations = (await page.evaluate(
    `axe.run(document, ${JSON.stringify({ ...options, resultTypes: ['violations'] })}).then((result) => result.violations)`,
  )) as Violation[];
  return violations.flatMap(({ id, help, impact, nodes }) =>
    nodes.map((node) => ({
      grave: impact === 'serious' || impact === 'critical',
      line: `${id}: ${help}: ${node.target.join(' ')} (${node.failureSummary?.split('\n')[1]?.trim() ?? ''})`,
    })),
  );
}
