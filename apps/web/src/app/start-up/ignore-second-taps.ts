import { lastAppeared } from '../../platform/way-back/appeared.ts';

/** Two taps nearer than this in time (ms) and place (CSS px) are one tap of a finger that bounced. */
const soon = 500;
const near = 48;
/** Nearer in time than any finger: a label handing its click to its box. */
const same = 30;

interface Tap {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

let last: Tap | null = null;

/**
 * A second tap goes where the first one led: to the button that stands there now, on the next step or under a sheet that
 * closed. It was not meant for that one, so it is not heard, nor is an Enter that is held. Only what goes on from a tap at
 * the same spot is left out; whoever taps elsewhere, or half a second later, is heard at once.
 */
export function ignoreSecondTaps(): void {
  addEventListener('click', hearClick, { capture: true });
  addEventListener('keydown', hearKey, { capture: true });
}

function hearClick(event: MouseEvent): void {
  if (!event.isTrusted || event.detail === 0) return;
  const tap = { at: event.timeStamp, x: event.clientX, y: event.clientY };
  const before = last;
  if (before && tap.at - before.at < same) return;
  last = tap;
  if (before && goesOn(event, before) && isElsewhere(event, before)) drop(event);
}

function goesOn(event: MouseEvent, before: Tap): boolean {
  if (Math.hypot(event.clientX - before.x, event.clientY - before.y) > near) return false;
  // A mouse counts its clicks itself; who waits for a slow screen clicks once more, not twice.
  if ((event as PointerEvent).pointerType !== 'touch') return event.detail > 1;
  return event.timeStamp - Math.max(before.at, lastAppeared()) < soon;
}

/** Something else stands there since the tap before, or it is the one button that leads on. */
function isElsewhere({ target, timeStamp }: MouseEvent, before: Tap): boolean {
  if (lastAppeared() > before.at) return true;
  const acts = target instanceof Element && target.closest('[data-acts]') !== null;
  return acts && timeStamp - before.at < soon;
}

function hearKey(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement)) drop(event);
}

function drop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
