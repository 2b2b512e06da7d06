/** What is looked for: under which name it is told, and what it is. */
export interface Secret {
  readonly name: string;
  readonly value: string;
}

/** One way in which it may be written. */
interface Form {
  readonly form: string;
  readonly text: string;
}

/** So short that it is part of longer numbers by chance: it counts where it stands alone. */
const isShort = (text: string): boolean => /^\d{4,8}$/.test(text);
const alone = (code: string): RegExp => new RegExp(`(?<![0-9a-f.])${code}(?![0-9a-f])`, 'i');

/**
 * Base64 of a text within a longer one, in which it may begin at any of three places; only the characters that its
 * neighbours have no part in.
 */
function base64Within(bytes: Buffer, shift: number): string {
  const whole = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
  return whole.slice(Math.ceil((8 * shift) / 6), Math.floor((8 * (shift + bytes.length)) / 6));
}

const forAddresses = (base64: string): string => base64.replaceAll('+', '-').replaceAll('/', '_');

/** Of a long one a piece of its middle is enough: what was cut off at an end is found, too. */
function pieceOf(value: string): string {
  const middle = Math.floor(value.length / 2);
  return value.length > 80 ? value.slice(middle, middle + 40) : value;
}

const inGroups = (digits: string): Form[] =>
  [' ', '-', '%20', '+'].map((gap) => ({
    form: `in fours with '${gap}'`,
    text: (digits.match(/.{1,4}/g) ?? []).join(gap),
  }));

/** Each form in which something may lie about: as it is, as JSON and addresses write it, in fours, hexadecimal, base64. */
export function formsOf({ value }: Pick<Secret, 'value'>): readonly Form[] {
  const piece = pieceOf(value);
  const bytes = Buffer.from(piece);
  const hex = bytes.toString('hex');
  const forms: Form[] = [
    { form: 'plain', text: piece },
    { form: 'in JSON', text: JSON.stringify(piece).slice(1, -1) },
    { form: 'in an address', text: encodeURIComponent(piece) },
    ...(/^\d{5,}$/.test(piece) ? inGroups(piece) : []),
    { form: 'hexadecimal', text: hex },
    { form: 'hexadecimal in capitals', text: hex.toUpperCase() },
    ...[0, 1, 2].flatMap((shift) => {
      const text = base64Within(bytes, shift);
      return [
        { form: `base64, ${shift} on`, text },
        { form: `base64 for addresses, ${shift} on`, text: forAddresses(text) },
      ];
    }),
  ];
  return forms.filter(({ text }, nth) => forms.findIndex((one) => one.text === text) === nth);
}

const stands = (form: string, text: string): boolean =>
  isShort(form) ? text.includes(form) && alone(form).test(text) : text.includes(form);

/** Where something of it stands and in which form, a line each; never the secret itself. */
export function tracesOf(secrets: readonly Secret[], places: Readonly<Record<string, string>>): readonly string[] {
  return secrets.flatMap((secret) => {
    const forms = formsOf(secret);
    return Object.entries(places).flatMap(([place, text]) =>
      forms.filter((one) => stands(one.text, text)).map(({ form }) => `${place}: ${secret.name}, ${form}`),
    );
  });
}
