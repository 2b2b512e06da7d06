const scheme = 'shc:/';
/** The framework counts each character of a signature from here, so that two digits hold it. */
const first = 45;

/** A signed card as the text of a QR: figures, which a QR holds most densely. */
export function qrOfCard(signed: string): string {
  const figures = Array.from(signed, (sign) => String(sign.charCodeAt(0) - first).padStart(2, '0'));
  return `${scheme}${figures.join('')}`;
}

/** Is this the text of a card, whole or in parts? */
export const isCardQr = (text: string): boolean => text.startsWith(scheme);

/** One QR of a card that came in several: which, of how many. Cards of one QR are the first of one. */
export interface CardPart {
  readonly nth: number;
  readonly of: number;
  readonly signs: string;
}

/** What a QR holds of a card; undefined where it is none. */
export function cardPartOf(text: string): CardPart | undefined {
  const [, nth = '1', of = '1', figures = ''] =
    /^shc:\/(?:([1-9][0-9]?)\/([1-9][0-9]?)\/)?((?:[0-9]{2})+)$/.exec(text) ?? [];
  if (!figures || Number(nth) > Number(of)) return undefined;
  const codes = figures.match(/../g) ?? [];
  const signs = codes.map((two) => String.fromCharCode(Number(two) + first)).join('');
  return { nth: Number(nth), of: Number(of), signs };
}

/** The signed card of its parts, in whatever order they were scanned; undefined while one is missing. */
export function cardOfParts(parts: readonly CardPart[]): string | undefined {
  const of = parts[0]?.of ?? 0;
  const own = parts.filter((part) => part.of === of);
  const signs = Array.from({ length: of }, (_, at) => own.find(({ nth }) => nth === at + 1)?.signs);
  return of > 0 && signs.every((part) => part !== undefined) ? signs.join('') : undefined;
}

/** The signed card of a QR that holds it whole; undefined of a part, and of any other text. */
export function cardOfQr(text: string): string | undefined {
  const part = cardPartOf(text);
  return part && cardOfParts([part]);
}
