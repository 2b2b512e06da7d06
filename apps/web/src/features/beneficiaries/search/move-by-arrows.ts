/** Where the arrow keys lead: the field, then whoever was found, then the way to all of them. */
const stops = 'input:not([type="hidden"]), [data-results] a, [data-results] button';

/** In a search with its results below, the arrow keys lead from the field into them and back; a select keeps its own. */
export function moveByArrows(area: HTMLElement | null): (() => void) | undefined {
  if (!area) return undefined;
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const all = [...area.querySelectorAll<HTMLElement>(stops)];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = step === 0 || at < 0 ? undefined : all[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  area.addEventListener('keydown', press);
  return () => area.removeEventListener('keydown', press);
}
