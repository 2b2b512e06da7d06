import { type RefObject, useLayoutEffect } from 'react';

const gap = 8;

/**
 * Keeps what is passing below what is needed at the top of the window as it is seen now, of whatever height: the header,
 * or the head of the sheet that is open over it; and within the part that a keyboard or magnification leaves.
 */
export function useFreeTop(ref: RefObject<HTMLElement | null>, shown: number): void {
  useLayoutEffect(() => {
    if (shown === 0) return;
    const place = () => {
      const stack = ref.current;
      stack?.style.setProperty('top', `${topFor(stack.getBoundingClientRect().height)}px`);
    };
    place();
    // A sheet slides in: it is asked again while something is shown.
    const again = setInterval(place, 100);
    const view = window.visualViewport;
    for (const event of ['resize', 'scroll']) view?.addEventListener(event, place);
    return () => {
      clearInterval(again);
      for (const event of ['resize', 'scroll']) view?.removeEventListener(event, place);
    };
  }, [ref, shown]);
}

/** Where what is so high covers neither the head nor what is to be tapped at the foot; rather the head, for a moment. */
function topFor(height: number): number {
  const view = window.visualViewport;
  const start = view?.offsetTop ?? 0;
  const end = start + (view?.height ?? window.innerHeight);
  const heads = [...document.querySelectorAll('[role="dialog"] > header, [role="dialog"] header')];
  const head = heads.at(-1) ?? document.querySelector('body header');
  const bottom = head?.getBoundingClientRect().bottom ?? 0;
  // Where hardly anything is left below, as with high magnification, it stands at the top all the same.
  const below = Math.round(bottom > start && bottom < end - 120 ? bottom : start) + gap;
  const foot = [...document.querySelectorAll('[data-acts]')].at(-1)?.getBoundingClientRect().top ?? end;
  const covers = (top: number) => top < foot && top + height > Math.min(foot, end);
  const top = Math.round(start) + gap;
  return covers(below) && !covers(top) ? top : below;
}
