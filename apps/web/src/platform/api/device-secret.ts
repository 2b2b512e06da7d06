import { type Kept, onDevice } from '../storage/kept.ts';

const key = 'DEVICE';
const shape = /^[A-Za-z0-9_-]{43}$/;

function drawn(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/**
 * The secret of this installation, made at its first use and kept after signing out: by it the server tells a phone that
 * somebody signed in on before from a stranger who tries passwords. It opens nothing by itself and names nobody.
 */
export function deviceSecret(store: Kept = onDevice): string {
  const known = store.get(key);
  if (known && shape.test(known)) return known;
  const made = drawn();
  store.set(key, made);
  return made;
}
