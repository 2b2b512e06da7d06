/** A place in the browser's history: which page of the app, counted from the first, and how many sheets lie over it. */
export interface Place {
  readonly page: number;
  readonly over: number;
}

const mark = '__teeka_place';

/** Where an entry of the history stands, as its state tells. */
export function placeOf(state: unknown): Place {
  const told = (state as { readonly [mark]?: Place } | null)?.[mark];
  return told ?? { page: 0, over: 0 };
}

/** The state of an entry with its place in it. */
export const withPlace = (state: unknown, place: Place): object => ({ ...(state as object), [mark]: place });

/** The state as the router left it there. */
export function withoutPlace(state: unknown): unknown {
  if (state === null || typeof state !== 'object') return state;
  const { [mark]: _place, ...rest } = state as { readonly [mark]?: Place };
  return rest;
}
