import { WayBack } from './way-back.ts';

let made: WayBack | undefined;

/** The one of this window. */
export function wayBack(): WayBack {
  made ??= new WayBack(window);
  return made;
}
