import type { Device } from './device.ts';

/**
 * What is wrong with the open screen when its text is twice as large: sideways scrolling, text that is cut, texts that
 * lie over one another, buttons of the foot that no thumb reaches. Afterwards the text is as it was.
 */
export async function largeTextFlaws({ page }: Device): Promise<string[]> {
  const enlarge = (size: string) =>
    page.evaluate(async (chosen) => {
      document.documentElement.style.fontSize = chosen;
      // Long lists measure their rows anew as they are drawn.
      for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
    }, size);
  await enlarge('200%');
  const flaws = await page.evaluate(looked);
  await enlarge('');
  return flaws.map((flaw) => `at 200 %: ${flaw}`);
}

/** Runs in the page, and knows nothing but what is in it. */
function looked(): string[] {
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')];
  const ground = dialogs.at(-1) ?? document.body;
  const textOf = (one: Element) => (one.textContent ?? '').trim().slice(0, 50);
  const isSeen = (one: Element) => {
    const { width, height } = one.getBoundingClientRect();
    // What is drawn one pixel wide is for those who listen.
    return one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1 && height > 1;
  };
  const hides = (value: string) => value === 'hidden' || value === 'clip';

  function wide(): string[] {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth + 2) return [];
    const widest = [...document.body.querySelectorAll('*')].filter(
      (one) => isSeen(one) && one.getBoundingClientRect().right > clientWidth + 2,
    );
    return [`scrolls sideways by ${scrollWidth - clientWidth} px for '${widest.map(textOf).at(-1)}'`];
  }

  function cut(): string[] {
    return [...ground.querySelectorAll('*')].flatMap((one) => {
      if (!isSeen(one) || one.matches('input, select, textarea, svg, svg *')) return [];
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(one);
      // Ends in dots by intent: the whole stands on the page itself.
      if (webkitLineClamp !== 'none') return [];
      const by = [
        hides(overflowX) ? one.scrollWidth - one.clientWidth : 0,
        hides(overflowY) ? one.scrollHeight - one.clientHeight : 0,
      ];
      return Math.max(...by) > 2 && textOf(one) !== '' ? [`cuts '${textOf(one)}' by ${by.join(' and ')} px`] : [];
    });
  }

  function unreached(): string[] {
    return [...ground.querySelectorAll('[data-acts] :is(button, a)')].flatMap((one) => {
      one.scrollIntoView({ block: 'center' });
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const within = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
      const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return within && on !== null && one.contains(on) ? [] : [`'${textOf(one)}' is out of reach`];
    });
  }

  /** Where each text stands, without what stays in place while the page scrolls under it. */
  function texts(): { readonly text: string; readonly at: Element; readonly box: DOMRect }[] {
    const stays = (one: Element | null): boolean =>
      one !== null &&
      one !== ground &&
      (/fixed|sticky/.test(getComputedStyle(one).position) || stays(one.parentElement));
    /** Where the lines end that are drawn of a text which ends in dots. */
    const foot = (one: Element | null): number =>
      one === null || one === ground
        ? Number.POSITIVE_INFINITY
        : getComputedStyle(one).webkitLineClamp === 'none'
          ? foot(one.parentElement)
          : one.getBoundingClientRect().bottom;
    const found: { text: string; at: Element; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(ground, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.parentElement;
      const text = (node.nodeValue ?? '').trim();
      if (!at || text === '' || !isSeen(at) || at.closest('svg, option, [aria-live], [role="status"]') || stays(at))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const end = foot(at);
      for (const box of range.getClientRects())
        if (box.width > 2 && box.right > 0 && box.left < innerWidth && (box.top + box.bottom) / 2 < end)
          found.push({ text, at, box });
    }
    return found;
  }

  function overlapping(): string[] {
    const all = texts().sort((one, two) => one.box.top - two.box.top);
    return all.flatMap(({ text, at, box }, nth) => {
      const flaws: string[] = [];
      for (const other of all.slice(nth + 1)) {
        if (other.box.top >= box.bottom) break;
        if (other.at === at) continue;
        // A line's box is higher than its letters.
        const deep = Math.min(box.bottom, other.box.bottom) - other.box.top;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        if (across > 3 && deep > 0.45 * Math.min(box.height, other.box.height))
          flaws.push(`'${text.slice(0, 40)}' and '${other.text.slice(0, 40)}' lie over one another`);
      }
      return flaws;
    });
  }

  const flaws = [...wide(), ...cut(), ...overlapping(), ...unreached()];
  scrollTo(0, 0);
  return [...new Set(flaws)];
}
