import { wordsNow } from '../../platform/language/words-now.ts';
import spoken from '../content/spoken.module.css';

const refused = '[aria-invalid="true"]';

let frame = 0;

/**
 * Tells of refused fields, the same way after every form: once they are drawn, the first of them is brought into view and
 * gets the cursor, so that its label and its sentence are read out, and how many there are is said after it. On a phone the
 * first may stand two screens above the button; a dialog on top is the form that was sent.
 */
export function tellRefused(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    const form = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.querySelector('main');
    const wrong = [...(form?.querySelectorAll<HTMLElement>(refused) ?? [])].filter(isDrawn);
    const [first] = wrong;
    if (!form) return;
    if (!first) return showNotice(form);
    goTo(first);
    say(form, wordsNow('app:toCorrect', { count: countOf(wrong) }));
  });
}

const isDrawn = (field: HTMLElement): boolean => field.offsetParent !== null;

/** Boxes of one group are one field: the sentence stands with each of them, or with the group. */
const countOf = (wrong: readonly HTMLElement[]): number =>
  new Set(wrong.map((field) => sentenceOf(field) ?? sentenceOf(field.closest(groups)) ?? field)).size;

const groups = '[role="radiogroup"], [role="group"]';
const sentenceOf = (field: Element | null) => field?.getAttribute('aria-describedby');

/** What belongs to no field stands in a sentence of its own, which may be two screens away. */
function showNotice(form: Element): void {
  const notice = [...form.querySelectorAll<HTMLElement>('[role="alert"]')].find(isDrawn);
  const { top, bottom } = notice?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  if (top < 0 || bottom > innerHeight) notice?.scrollIntoView({ block: 'center' });
}

function goTo(first: HTMLElement): void {
  const field = first.closest(`[class*="InputWrapper-root"], fieldset, ${groups}`) ?? first;
  const { top, bottom } = field.getBoundingClientRect();
  // What stays in view at the head and foot of the page covers nothing of it.
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const [head, foot] = [scrollPaddingTop, scrollPaddingBottom].map((size) => Number.parseFloat(size) || 0);
  if (top < (head ?? 0) || bottom > innerHeight - (foot ?? 0)) field.scrollIntoView({ block: 'center' });
  // A cursor that stands there already is set anew: only then the sentence is read out.
  if (document.activeElement === first) first.blur();
  first.focus({ preventScroll: true });
}

let watcher: MutationObserver | undefined;

/** What was said is over once nothing of the form is refused: it was put right, or left, or the next step came. */
function takeBack(form: Element, said: Element): void {
  watcher?.disconnect();
  watcher = new MutationObserver((_, observer) => {
    if (form.isConnected && [...form.querySelectorAll<HTMLElement>(refused)].some(isDrawn)) return;
    said.remove();
    observer.disconnect();
  });
  watcher.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
}

/** Within the form, because nothing outside of a dialog is heard while it is open. */
function say(form: Element, sentence: string): void {
  form.querySelector(`:scope > .${spoken.spoken}[role="status"]`)?.remove();
  const said = document.createElement('div');
  said.className = spoken.spoken ?? '';
  said.setAttribute('role', 'status');
  form.append(said);
  takeBack(form, said);
  // A region is heard when its text changes, not as it comes.
  setTimeout(() => said.replaceChildren(sentence), 100);
}
