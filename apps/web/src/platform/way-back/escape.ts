/** What of the browser's window is needed to hear a key. */
type KeyWindow = Pick<Window, 'addEventListener'>;

/** A list that is open under its field says so by this mark, and takes the key for itself. */
const takesKey = (target: EventTarget | null): boolean =>
  target !== null &&
  'getAttribute' in target &&
  (target as Element).getAttribute('data-mantine-stop-propagation') === 'true';

/**
 * Closes by Escape what lies over the screen: of several over each other only the upper one. Left to themselves, all
 * that are open hear the key.
 */
export class Escape {
  #over: { readonly close: () => void }[] = [];

  constructor(window: KeyWindow) {
    window.addEventListener('keydown', (event) => this.#hear(event), { capture: true });
  }

  /** Over all others from now on, until the answer is called. */
  add(close: () => void): () => void {
    const opened = { close };
    this.#over.push(opened);
    return () => {
      this.#over = this.#over.filter((one) => one !== opened);
    };
  }

  #hear(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.isComposing || takesKey(event.target)) return;
    this.#over.at(-1)?.close();
  }
}
