import { Escape } from './escape.ts';
import { WayBack } from './way-back.ts';

let made: WayBack | undefined;

/** The one of this window. */
export function wayBack(): WayBack {
  made ??= new WayBack(window);
  return made;
}

let heard: Escape | undefined;

/** The one of this window. */
export function escapeKey(): Escape {
  heard ??= new Escape(window);
  return heard;
}
