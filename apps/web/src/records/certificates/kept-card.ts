import { claimsOf } from '@teeka/contract/certificates/signed-card';
import type { PackedCertificate } from '@teeka/contract/pack';
import { type CivilDate, dayInIndia } from '@teeka/domain/calendar';
import { cardOfQr, notCertified, qrOfCard, readCard, type Verdict } from '@teeka/domain/certificates';
import type { PersonCard } from '../../platform/pack/person-card.ts';
import type { DoseNow } from '../beneficiaries/person-now.ts';

/** A certificate whose code this phone has, sealed among the drafts of its user. */
export interface KeptCard {
  readonly qr: string;
  readonly number: string;
  /** The day that stands on the card, whatever this phone's clock showed. */
  readonly issued_on: CivilDate;
  /** Seconds since 1970, as it is signed; an earlier version kept none. */
  readonly issuedAt?: number;
  /** What the code says, by which it is told that the record says something else since; an earlier version kept none of it. */
  readonly says?: {
    readonly name: string;
    readonly dob: CivilDate;
    readonly dob_is_year: boolean;
    readonly gender: number;
    /** Code and day of each dose. */
    readonly doses: readonly string[];
  };
  /** The number of the one that the pack had when the server named this one: whichever was signed later, the server passed that one over. */
  readonly above?: string | undefined;
}

/** Where the code of a person's certificate is kept. */
export const cardPlace = (person: string): string => `certificate/${person}`;

const markOf = ({ dose_code, given_on }: Pick<DoseNow, 'dose_code' | 'given_on'>): string => `${dose_code} ${given_on}`;

/** The code of a certificate with what it says; null where it is none that can be read. `above`: as it is kept, of one that the server names. */
export async function keptCard(
  { qr, number }: Pick<KeptCard, 'qr' | 'number'>,
  above?: string,
): Promise<KeptCard | null> {
  const card = readCard(await claimsOf(cardOfQr(qr) ?? ''));
  if (!card) return null;
  const { name, dob, dob_is_year = false, gender, doses, issuedAt } = card;
  const issued_on = dayInIndia(new Date(issuedAt * 1000));
  const says = { name, dob, dob_is_year, gender, doses: doses.map(markOf) };
  return { qr, number, issued_on, issuedAt, says, ...(above !== undefined && { above }) };
}

/** The same of one that came with the pack. */
export const cardOfPack = ({ signed, number }: PackedCertificate): Promise<KeptCard | null> =>
  keptCard({ number, qr: qrOfCard(signed) });

/**
 * Of one that was signed for this phone and one that came with the pack: the one that was signed later, but for one of the pack that
 * the server had passed over when it named the other.
 */
export function newerCard(kept: KeptCard | null, packed: KeptCard | null): KeptCard | null {
  if (!kept || !packed) return kept ?? packed;
  if (packed.number === kept.above) return kept;
  return (packed.issuedAt ?? 0) > (kept.issuedAt ?? 0) ? packed : kept;
}

/** Whether the code says a dose; null where it is not known what it says. */
export const isInCode = ({ says }: KeptCard, dose: Pick<DoseNow, 'dose_code' | 'given_on'>): boolean | null =>
  says ? says.doses.includes(markOf(dose)) : null;

/** What a phone does on hearing which certificate is the newest that holds. */
export interface Heard {
  readonly keeps: KeptCard | null;
  /** What it kept and the server lets hold no more. */
  readonly dropped: KeptCard | null;
}

/**
 * `newest`: what the server answered, null where none holds; `before`: what was kept when it was asked, `now`: what is. What was
 * signed meanwhile is newer than the answer.
 */
export function heardNewest(
  newest: KeptCard | null,
  { before, now }: { readonly before: KeptCard | null; readonly now: KeptCard | null },
): Heard {
  if (now?.qr !== before?.qr) return { keeps: now, dropped: null };
  return { keeps: newest, dropped: newest ? null : now };
}

type Unbelieved = Exclude<Verdict['is'], 'genuine' | 'superseded'>;

/**
 * What has to be said of a code on this phone, null where it holds or was put right since. `shows`: it was signed rightly or by a key
 * that this phone may not know yet, so that others may be able to judge it; the others are shown to nobody. `renews`: another one
 * would be believed; where the clock of this phone is behind it would not either.
 */
export function doubtOf(
  verdict: Verdict['is'] | null,
): { readonly is: Unbelieved; readonly shows: boolean; readonly renews: boolean } | null {
  if (verdict === null || verdict === 'genuine' || verdict === 'superseded') return null;
  const isOfClock = verdict === 'not-yet';
  return { is: verdict, shows: isOfClock || verdict === 'too-old' || verdict === 'unknown-key', renews: !isOfClock };
}

/** The doses that stand, by what this phone knows; those that somebody refused do not. */
export const standingDoses = (doses: readonly DoseNow[]): readonly DoseNow[] =>
  doses.filter(({ voided, state }) => !voided && state !== 'refused');

/** Those of them that a certificate has. */
export const certifiedDoses = (doses: readonly DoseNow[]): readonly DoseNow[] =>
  standingDoses(doses).filter((dose) => notCertified(dose) === null);

/**
 * Why nobody is offered a certificate of these doses: what the server would refuse, by what this phone knows; null where there is one
 * to sign, where this phone knows of no dose, and where the code that it has says one of which it does not know yet.
 */
export function nothingToCertify(
  doses: readonly DoseNow[],
  of: 'all' | 'BCG',
  kept: KeptCard | null,
): 'CERTIF0001' | 'BENSUM0002' | null {
  const isKnown =
    doses.length > 0 && (kept?.says?.doses ?? []).every((mark) => doses.some((dose) => markOf(dose) === mark));
  const certified = certifiedDoses(doses).filter(({ dose_code }) => of === 'all' || dose_code === of);
  if (!isKnown || certified.length > 0) return null;
  return of === 'all' ? 'CERTIF0001' : 'BENSUM0002';
}

/**
 * What of the record the code of a certificate does not say: a dose that was given, taken back or put right since, or the person.
 * A dose that the code has and this phone does not know was given elsewhere since the phone last heard.
 */
export function changedSince(
  { says }: KeptCard,
  doses: readonly DoseNow[],
  person: Pick<PersonCard, 'ben_name' | 'dob' | 'gender'>,
): 'doses' | 'person' | null {
  if (!says) return 'doses';
  const birth = (day: string) => (says.dob_is_year ? day.slice(0, 4) : day);
  const isOther =
    person.ben_name !== says.name || birth(person.dob) !== birth(says.dob) || person.gender !== says.gender;
  if (person.ben_name !== '' && isOther) return 'person';
  const standing = new Set(standingDoses(doses).map(markOf));
  const isTakenBack = doses.some(
    (dose) => dose.voided && says.doses.includes(markOf(dose)) && !standing.has(markOf(dose)),
  );
  const isGiven = certifiedDoses(doses).some((dose) => !says.doses.includes(markOf(dose)));
  return isTakenBack || isGiven ? 'doses' : null;
}
