import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

/** What axe finds on the page as it stands, one line each, WCAG 2.2 AA and good practice. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(`${source}; undefined`);
  const violations = (await page.evaluate(
    'axe.run(document).then((result) => result.violations)',
  )) as Violation[];
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      (node) =>
        `${id}: ${help}: ${node.target.join(' ')} (${node.failureSummary?.split('\n')[1]?.trim() ?? ''})`,
    ),
  );
}
