import { verhoeffDigit } from '@teeka/domain/identity';

/** Somebody the stand-in authority knows. All numbers begin with 9999: they are nobody's. */
export interface SandboxPerson {
  readonly number: string;
  readonly name: string;
  /** DD-MM-YYYY, as the protocol writes it. */
  readonly dob: string;
  readonly gender: 'M' | 'F' | 'O';
  readonly address: string;
  /** The number linked with the Aadhaar; unless told, whatever number is brought is it. */
  readonly mobile?: string;
  /** Of the health account; it is unless told. */
  readonly isActive?: boolean;
}

const withDigit = (nth: number): string => {
  const body = `9999${String(nth).padStart(7, '0')}`;
  return body + verhoeffDigit(body);
};

/** Numbers that show how an authority can answer otherwise than with yes. */
export const specialNumbers = {
  /** Not known at all. */
  unknown: withDigit(1),
  /** Known, but no mobile is linked. */
  noMobile: withDigit(2),
  /** Answers later than anybody waits. */
  slow: withDigit(3),
  /** Every code has expired when it comes. */
  expired: withDigit(4),
  /** Finger, face and details are somebody else's. */
  other: withDigit(5),
  /** Refused with a code that nobody has met. */
  odd: withDigit(6),
  /** Has a health account already. */
  existing: withDigit(7),
  /** The mobile linked with the Aadhaar is another than the one that is brought. */
  mobileDiffers: withDigit(8),
  /** No child fits into the health account any more. */
  childLimit: withDigit(9),
  /** Asked for too often: the service answers nobody for a while. */
  busy: withDigit(10),
  /** Has a health account that was closed. */
  inactive: withDigit(11),
} as const;

const names = ['SITA DEVI', 'ASHA KUMARI', 'RAM PRASAD', 'MEENA BAI', 'ARJUN SINGH', 'FATIMA BANO'] as const;

/** Nobody was told about this number: somebody is made up from its digits, the same one each time. */
function madeUp(number: string): SandboxPerson {
  const seed = Number(number.slice(4, 11));
  const [day, month] = [String(1 + (seed % 28)), String(1 + (seed % 12))].map((text) => text.padStart(2, '0'));
  const name = names[seed % names.length] ?? names[0];
  const gender = seed % 6 === 2 || seed % 6 === 4 ? 'M' : 'F';
  return {
    number,
    name,
    dob: `${day}-${month}-${1980 + (seed % 25)}`,
    gender,
    address: 'Ward 4, Gram Panchayat, 800001',
  };
}

/** The people of this run. */
export class SandboxPeople {
  readonly #known = new Map<string, SandboxPerson>();

  put(person: SandboxPerson): void {
    this.#known.set(person.number, person);
  }

  find(number: string): SandboxPerson | undefined {
    if (!/^9999\d{8}$/.test(number) || number === specialNumbers.unknown) return undefined;
    return this.#known.get(number) ?? madeUp(number);
  }
}
