import { nameLength } from '../person/index.ts';

const letters = 'ABCDEF';

/**
 * The name under which a child goes until it has one of its own: 'BABY OF' and its mother, with a letter where several are
 * born alive. As many of her names as there is room for; of one that is too long its beginning.
 */
export function babyName(mother: string, { nth, of }: { readonly nth: number; readonly of: number }): string {
  const end = of > 1 ? ` ${letters[nth] ?? ''}`.trimEnd() : '';
  const room = nameLength.max - 'BABY OF '.length - end.length;
  const words = mother.trim().toUpperCase().split(/\s+/);
  let hers = words[0]?.slice(0, room) ?? '';
  for (const word of words.slice(1)) {
    if (`${hers} ${word}`.length > room) break;
    hers = `${hers} ${word}`;
  }
  return `BABY OF ${hers}${end}`;
}
