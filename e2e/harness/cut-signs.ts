import type { Page } from 'playwright-core';

/**
 * Texts whose vowel signs are cut: the letters of Devanagari reach higher and lower than a tight line, and what is outside
 * of a box that hides what does not fit is not drawn.
 */
export const cutSigns = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Less than that (px) is a smoothed edge. */
    const least = 0.75;
    const canvas = document.createElement('canvas').getContext('2d');
    const hides = (one: Element) => /hidden|clip/.test(getComputedStyle(one).overflowY);
    /** How far the ink of a line reaches over its box, above and below. */
    function reach(node: Text): readonly [number, number] {
      if (!canvas) throw new Error('nothing to measure with');
      canvas.font = getComputedStyle(node.parentElement as Element).font;
      const ink = canvas.measureText(node.data);
      const [up, down] = [ink.fontBoundingBoxAscent, ink.fontBoundingBoxDescent];
      return [ink.actualBoundingBoxAscent - up, ink.actualBoundingBoxDescent - down];
    }
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const at = node.parentElement;
      const text = node.data.trim();
      if (!at || text === '' || !at.checkVisibility({ visibilityProperty: true })) continue;
      let box: Element | null = at;
      while (box && !hides(box)) box = box.parentElement;
      if (!box || box === document.body || box === document.documentElement) continue;
      const { top, bottom, width } = box.getBoundingClientRect();
      if (width <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // The box of a line of text is that of its font, however tight its lines are.
      const lines = [...range.getClientRects()];
      const [above, below] = reach(node);
      const first = lines[0];
      const last = lines.filter((line) => (line.top + line.bottom) / 2 < bottom).at(-1);
      if (!first || !last) continue;
      const cut = [top - (first.top - above), last.bottom + below - bottom].map((px) => Math.round(px * 10) / 10);
      if (cut.some((px) => px > least))
        found.push(`cuts the signs of '${text.slice(0, 40)}' by ${cut.join(' and ')} px`);
    }
    return [...new Set(found)];
  });
