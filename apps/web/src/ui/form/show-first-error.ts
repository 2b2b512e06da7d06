import { tellRefused } from './tell-refused.ts';

/** Watches the buttons of a form: where a tap leaves fields refused, they are told. */
export function showFirstError(acts: HTMLElement | null): (() => void) | undefined {
  if (!acts) return undefined;
  acts.addEventListener('click', tellRefused);
  return () => acts.removeEventListener('click', tellRefused);
}
