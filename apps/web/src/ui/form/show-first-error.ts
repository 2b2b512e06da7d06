const refused = '[aria-invalid="true"], [id$="-error"]';

/**
 * Watches the buttons of a form: where a tap leaves fields refused, the first of them is brought into view and gets the
 * cursor; on a phone it may stand two screens above the button.
 */
export function showFirstError(acts: HTMLElement | null): (() => void) | undefined {
  if (!acts) return undefined;
  const look = () => requestAnimationFrame(() => goTo(acts.parentElement?.querySelector(refused) ?? null));
  acts.addEventListener('click', look);
  return () => acts.removeEventListener('click', look);
}

function goTo(found: Element | null): void {
  if (!found) return;
  const field = found.closest('[class*="InputWrapper-root"]') ?? found;
  const { top, bottom } = field.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) field.scrollIntoView({ block: 'center' });
  const inside = field.querySelector<HTMLElement>('input, select, textarea, button');
  inside?.focus({ preventScroll: true });
}
