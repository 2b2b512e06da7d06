import { type MouseEvent, useRef } from 'react';

/** Two taps within so many milliseconds are one of a shaky hand. */
const doubleTap = 500;

/**
 * For radio buttons whose answer may be left out: a tap on the one that is chosen takes the answer back, but not the second
 * of a double tap.
 */
export function useTakingBack(takeBack: (() => void) | undefined) {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return (isChosen: boolean) => ({
    onClick: ({ timeStamp }: MouseEvent) => {
      const isDouble = timeStamp - last.current < doubleTap;
      last.current = timeStamp;
      if (isChosen && !isDouble) takeBack?.();
    },
  });
}
