const letters = 26;
const longest = 64;
const codeOf = (letter: string): number => letter.charCodeAt(0) - 97;

/** Letters that are often heard or written for each other, and what that costs. */
const near: readonly (readonly [string, number])[] = [
  ['dr', 0.4],
  ['sc', 0.5],
  ['bp', 0.7],
  ['gk', 0.7],
  ['dt', 0.5],
  ['mn', 0.5],
  ['jy', 0.6],
  ['iy', 0.2],
  ['bu', 0.3],
  ['bo', 0.3],
  ['cj', 0.8],
  ['js', 0.7],
  ['ei', 0.12],
  ['ou', 0.12],
  ['ae', 0.25],
  ['ao', 0.3],
];
const otherVowel = 0.35;
const swapped = 0.8;
const isVowel = (letter: number): boolean => 'aeiou'.includes(String.fromCharCode(letter + 97));

/** What a letter weighs: what it costs to drop or add it. */
const weights = Float64Array.from({ length: letters }, (_, letter) => {
  if (isVowel(letter)) return 0.3;
  return letter === codeOf('h') || letter === codeOf('y') ? 0.4 : 1;
});

function exchange(a: number, b: number): number {
  if (a === b) return 0;
  const [one = 0, other = 0] = [weights[a], weights[b]];
  if (isVowel(a) && isVowel(b)) return otherVowel;
  return isVowel(a) === isVowel(b) ? Math.max(one, other) : one + other;
}

/** Cost of every exchange, by `a * 26 + b`: asked thousands of times a search. */
const exchanges = Float64Array.from({ length: letters * letters }, (_, at) =>
  exchange(Math.floor(at / letters), at % letters),
);
for (const [pair, cost] of near) {
  const [a, b] = [codeOf(pair[0] ?? ''), codeOf(pair[1] ?? '')];
  exchanges[a * letters + b] = cost;
  exchanges[b * letters + a] = cost;
}

function soundWeight(sound: string): number {
  let total = 0;
  for (let at = 0; at < sound.length; at += 1) total += weights[sound.charCodeAt(at) - 97] ?? 0;
  return total;
}

let before = new Float64Array(longest + 1);
let above = new Float64Array(longest + 1);
let row = new Float64Array(longest + 1);

/** Least cost of turning one sound (letters a-z) into the other: letters dropped, added, exchanged or swapped with the next. */
function soundDistance(a: string, b: string): number {
  above[0] = 0;
  for (let j = 1; j <= b.length; j += 1)
    above[j] = (above[j - 1] as number) + (weights[b.charCodeAt(j - 1) - 97] as number);
  for (let i = 1; i <= a.length; i += 1) {
    const letter = a.charCodeAt(i - 1) - 97;
    const dropped = weights[letter] as number;
    row[0] = (above[0] as number) + dropped;
    for (let j = 1; j <= b.length; j += 1) {
      const other = b.charCodeAt(j - 1) - 97;
      let least = (above[j - 1] as number) + (exchanges[letter * letters + other] as number);
      least = Math.min(least, (above[j] as number) + dropped);
      least = Math.min(least, (row[j - 1] as number) + (weights[other] as number));
      const turned = i > 1 && j > 1 && letter === b.charCodeAt(j - 2) - 97 && a.charCodeAt(i - 2) - 97 === other;
      row[j] = turned ? Math.min(least, (before[j - 2] as number) + swapped) : least;
    }
    [before, above, row] = [above, row, before];
  }
  return above[b.length] as number;
}

/** How alike two words sound, 0 to 1. An initial stands for any word that begins with it. */
export function wordLikeness(one: string, other: string): number {
  if (one === other) return 1;
  const [a, b] = [one.slice(0, longest), other.slice(0, longest)];
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length === 1) return long.startsWith(short) ? 0.85 : 0;
  const [least, most] = [soundWeight(a), soundWeight(b)].sort((x, y) => x - y) as [number, number];
  // The weights differ by so much that no exchange can make up for it.
  if (most === 0 || least < most * 0.5) return 0;
  return Math.max(0, 1 - soundDistance(a, b) / most);
}
