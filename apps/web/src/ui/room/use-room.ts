import { useCallback, useSyncExternalStore } from 'react';
import { isPrinting, watchPaper } from './printing.ts';

/** From these widths of the window on, in pixels, there is room for more. */
const widths = {
  /** Rows in a table; below, each is a card. */
  table: 821,
  /** Every column of a table in a place of its own. */
  columns: 1100,
  /** Also for a number of 17 signs in a column of its own, beside the menu. */
  numbers: 1600,
  /** A list and what one of its rows opens, side by side. */
  beside: 1366,
} as const;

export type Room = keyof typeof widths;

/** As it was on the screen: a sheet of paper is narrower than the window, and what is a table stays one on it. */
const onScreen = new Map<Room, boolean>();

const queryFor = (room: Room): MediaQueryList => window.matchMedia(`(min-width: ${widths[room]}px)`);

function hasRoom(room: Room): boolean {
  if (!isPrinting()) onScreen.set(room, queryFor(room).matches);
  return onScreen.get(room) ?? true;
}

/** Whether the window is wide enough for it. */
export function useRoom(room: Room): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const width = queryFor(room);
      const hears = () => {
        if (!isPrinting()) changed();
      };
      width.addEventListener('change', hears);
      const leave = watchPaper(hears);
      return () => {
        width.removeEventListener('change', hears);
        leave();
      };
    },
    [room],
  );
  return useSyncExternalStore(watch, () => hasRoom(room));
}
