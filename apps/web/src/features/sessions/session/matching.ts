import { latinName, likenessTo, nameSearch } from '@teeka/domain/beneficiaries';
import type { RosterLine } from '../../../records/sessions/session-now.ts';

type Searched = Pick<RosterLine, 'person'> & { readonly mobile?: string };

/**
 * The people of a list who answer to what is typed: every word is in the name, the guardian's name or a number, in either
 * script; then those whose name or guardian's name clearly sounds like it, and where there is nobody, roughly.
 */
export function matching<Line extends Searched>(lines: readonly Line[], typed: string): readonly Line[] {
  const words = wordsOf(typed);
  if (words.length === 0) return lines;
  const isSpelt = (line: Line) => words.every((word) => holds(line, word));
  const spelt = lines.filter(isSpelt);
  if (words.some(isNumber)) return spelt;
  const others = bySound(
    lines.filter((line) => !isSpelt(line)),
    typed,
  );
  const clearly = others.filter(({ likeness }) => likeness >= nameSearch.clearly);
  const heard = spelt.length + clearly.length > 0 ? clearly : others;
  return [...spelt, ...heard.map(({ line }) => line)];
}

/** A number is one word, however its groups are set apart; a mobile number without the country's code or a zero before it. */
function wordsOf(typed: string): string[] {
  const text = plain(typed).trim();
  const digits = text.replace(/[-+\s]/g, '');
  if (/^[0-9]+$/.test(digits)) return [digits.replace(/^(?:91|0)(?=[6-9][0-9]{9}$)/, '')];
  return text.split(/\s+/).filter((word) => word !== '');
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));

/** In Latin letters, long vowels as the register writes most of them. */
const latin = (text: string): string =>
  plain(latinName(text)).replaceAll('aa', 'a').replaceAll('ee', 'i').replaceAll('oo', 'u');

const digitsOf = (word: string): string => word.replace(/[-+]/g, '');
const isNumber = (word: string): boolean => /^[0-9]+$/.test(digitsOf(word));

function holds({ person, mobile = '' }: Searched, word: string): boolean {
  if (isNumber(word)) {
    const digits = digitsOf(word);
    return person.beneficiary_id.includes(digits) || (digits.length >= 4 && mobile.includes(digits));
  }
  return [person.ben_name, person.guardian_name].some(
    (name) => plain(name).includes(word) || latin(name).includes(latin(word)),
  );
}

function bySound<Line extends Searched>(lines: readonly Line[], typed: string) {
  const judge = likenessTo(typed, nameSearch.beside);
  return lines
    .map((line) => ({
      line,
      likeness: Math.max(judge(line.person.ben_name), judge(line.person.guardian_name)),
    }))
    .filter(({ likeness }) => likeness >= nameSearch.beside)
    .sort((a, b) => b.likeness - a.likeness);
}
