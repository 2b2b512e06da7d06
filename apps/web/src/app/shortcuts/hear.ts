/** What of a key event says which key was pressed. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat'>;

export type Heard =
  | { readonly act: 'search' | 'new' | 'help' }
  | { readonly act: 'go'; readonly key: string }
  /** The next letter says where to. */
  | { readonly act: 'wait' };

/**
 * The sign of a key: what it types, or, where it types none of these signs, as on a Hindi keyboard, what stands on that
 * key of an English one. '' for keys with other meanings.
 */
function signOf({ key, code, shiftKey }: Pressed): string {
  if (/^[!-~]$/.test(key)) return key;
  // 'Tab', 'Escape', 'Dead' and the like type nothing.
  if (/^[ -~]+$/.test(key)) return '';
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return shiftKey ? '' : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '');
}

const single: Readonly<Record<string, Heard>> = {
  '/': { act: 'search' },
  '?': { act: 'help' },
  n: { act: 'new' },
  g: { act: 'wait' },
};

/** What a key asks for; null for nothing. `waiting`: 'g' went before. No key asks for anything with a modifier. */
export function hear(pressed: Pressed, waiting: boolean): Heard | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey || pressed.repeat) return null;
  const sign = signOf(pressed);
  if (waiting && /^[a-z]$/.test(sign)) return { act: 'go', key: sign };
  return single[sign] ?? null;
}
