import { cutSigns } from './cut-signs.ts';
import type { Device } from './device.ts';
import { offCentre } from './off-centre.ts';
import { smallTargets } from './small-targets.ts';
import { unmarked } from './unmarked.ts';

interface Seen {
  readonly texts: readonly string[];
  /** Pixels by which the page is wider than the screen. */
  readonly wider: number;
  readonly title: string;
}

/** Everything that is read or spoken on the page. */
function look(): Seen {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push((walker.currentNode.nodeValue ?? '').trim());
  for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
    for (const one of document.querySelectorAll(`[${name}]`)) texts.push(one.getAttribute(name) ?? '');
  const { scrollWidth, clientWidth } = document.documentElement;
  return { texts, wider: scrollWidth - clientWidth, title: document.title };
}

/** What is wrong with the words, the width and the marks of the screen that is open. */
export async function flawsOf({ page }: Device): Promise<string[]> {
  const { texts, wider, title } = await page.evaluate(look);
  const bare = texts.filter((text) => /^[a-z]+:[a-zA-Z0-9-]+$/.test(text) || /\{\{|undefined|NaN/.test(text));
  const found = bare.map((text) => `shows '${text}'`);
  if (wider > 0) found.push(`scrolls sideways by ${wider} px`);
  if (!/(^| - )(Teeka|टीका)$/.test(title)) found.push(`has the window title '${title}'`);
  found.push(...(await smallTargets(page)), ...(await offCentre(page)), ...(await cutSigns(page)));
  return [...found, ...(await unmarked(page)).map((label) => `does not mark '${label}'`)];
}
