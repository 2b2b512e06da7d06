import type { Page } from 'playwright-core';
import { unmarked } from './unmarked.ts';

/**
 * What is wrong with how the form on top tells what was refused of it. Each wrong field says that it is wrong and names its
 * sentence, the cursor stands on the first, how many there are is said, and what was left empty was marked beforehand, for
 * those who see the form and for those who hear it.
 */
export async function formFlaws(page: Page): Promise<string[]> {
  // The count is said a moment after the cursor has moved.
  await page
    .waitForFunction(
      () =>
        /\d/.test(
          document.querySelector(':is(main, [role="dialog"]) > [class*="spoken"][role="status"]')?.textContent ?? '',
        ),
      undefined,
      { timeout: 5000 },
    )
    .catch(() => undefined);
  const flaws = await page.evaluate(() => {
    const form = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.querySelector('main');
    if (!form) return ['has no form'];
    const drawn = (one: Element) => (one as HTMLElement).offsetParent !== null;
    const wrong = [...form.querySelectorAll('[aria-invalid="true"]')].filter(drawn);
    const sentences = [...form.querySelectorAll('[id$="-error"]')].filter(drawn);
    const sentenceOf = (field: Element): readonly string[] =>
      (
        field.getAttribute('aria-describedby') ??
        field.closest('[role="radiogroup"], [role="group"]')?.getAttribute('aria-describedby') ??
        ''
      )
        .split(' ')
        .filter((id) => id.endsWith('-error'));
    const named = new Set(wrong.flatMap(sentenceOf));
    const name = (field: Element) => field.getAttribute('aria-label') ?? field.id;
    const found: string[] = [];
    if (wrong.length === 0) found.push('says of no field that it is wrong');
    for (const field of wrong) {
      const ids = sentenceOf(field);
      if (ids.length === 0 || !ids.every((id) => document.getElementById(id)?.textContent))
        found.push(`does not tie a sentence to ${name(field)}`);
    }
    for (const { id, textContent } of sentences)
      if (!named.has(id)) found.push(`ties no wrong field to '${textContent}'`);
    if (wrong[0] && document.activeElement !== wrong[0])
      found.push(`leaves the cursor on ${document.activeElement?.outerHTML.slice(0, 120)}`);
    const said = [...form.querySelectorAll(':scope > [class*="spoken"][role="status"]')];
    const [{ textContent: count } = { textContent: '' }] = said;
    if (said.length !== 1 || !count?.match(/\d+/))
      found.push(`says ${said.map(({ textContent }) => textContent).join(' and ') || 'nothing'}`);
    else if (Number(/\d+/.exec(count)?.[0]) !== named.size) found.push(`says '${count}' of ${named.size}`);
    for (const label of form.querySelectorAll('label, legend')) {
      if (!drawn(label) || !/\*\s*$/.test(label.textContent ?? '')) continue;
      const id = label.getAttribute('for');
      const field = label.closest('[class*="InputWrapper-root"], fieldset') ?? label.parentElement;
      const boxes = id
        ? [document.getElementById(id)]
        : [...(field?.querySelectorAll('input:not([type=hidden])') ?? [])];
      const isBoxes = field?.querySelectorAll('input[type=checkbox]').length ?? 0;
      const heard = boxes.some((box) => box?.getAttribute('aria-required') === 'true' || box?.hasAttribute('required'));
      // Of several boxes to check none alone is required.
      if (!heard && isBoxes === 0) found.push(`marks '${label.textContent}' for the eye only`);
    }
    return found;
  });
  const left = await unmarked(page);
  return [...flaws, ...left.map((label) => `does not mark '${label}'`)];
}
