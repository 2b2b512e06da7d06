import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { User } from '../../platform/sign-in/index.ts';
import { settings } from '../../platform/theme/index.ts';
import { inOwnTime } from '../../ui/late/in-own-time.ts';
import { searchPath } from '../../ui/person/person-path.ts';
import { mayOpen } from '../routing/may-open.ts';
import { hear } from './hear.ts';
import { useKeyboard } from './keyboard.ts';
import { placesOf } from './places.ts';

const ShortcutsSheet = inOwnTime(() => import('./shortcuts-sheet.tsx'));

/** Where letters are typed or choose something, and where what lies over the screen is to be answered first. */
const ownKeys = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="menu"]';
const isTaken = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(ownKeys) !== null) || document.querySelector('[role="dialog"]') !== null;

/** How long after 'g' the letter may come: ms. */
const patience = 1500;

/** The field that people are searched in: of the page, or of the header. */
const searchField = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main search input, main input[type="search"], header search input')].find(
    (field) => field.offsetParent !== null,
  );

/** Single keys that lead on, outside of fields; they can be switched off, and are told on '?'. */
export function Shortcuts({ user }: { readonly user: User }) {
  const navigate = useNavigate();
  const keyboard = useKeyboard();
  const [shown, setShown] = useState(false);
  const since = useRef(0);
  useEffect(() => {
    if (!keyboard) return undefined;
    const go = (to: string) => {
      if (mayOpen(to, user)) void navigate({ to });
    };
    const search = () => {
      const field = searchField();
      if (field) field.focus();
      else go(searchPath(user.role));
    };
    const press = (event: KeyboardEvent) => {
      if (!settings.get().shortcuts || event.defaultPrevented || isTaken(event.target)) return;
      const heard = hear(event, event.timeStamp - since.current < patience);
      since.current = heard?.act === 'wait' ? event.timeStamp : 0;
      if (heard === null) return;
      event.preventDefault();
      if (heard.act === 'help') setShown(true);
      else if (heard.act === 'new') go('/new-beneficiary');
      else if (heard.act === 'search') search();
      else if (heard.act === 'go') {
        const place = placesOf(user).find(({ key }) => key === heard.key);
        if (place) go(place.to);
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [keyboard, user, navigate]);
  return shown ? <ShortcutsSheet user={user} onClose={() => setShown(false)} /> : null;
}
