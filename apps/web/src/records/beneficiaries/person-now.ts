import type { NameFields } from '@teeka/contract/names';
import { previousWord } from '@teeka/domain/vaccinations';
import type { Item, ItemState } from '../../platform/outbox/item.ts';
import type { PersonCard, PersonOnPhone } from '../../platform/pack/person-card.ts';
import type { LocalCase, PackView } from '../view/view.ts';
import { unsettledAbout } from './standing-of.ts';

/** A dose on a person's record as this phone knows it. */
export interface DoseNow {
  readonly dose_code: string;
  readonly given_on: string;
  readonly voided: boolean;
  /** The killed vaccine against Japanese encephalitis. */
  readonly killed?: boolean;
  /** Reported by the family, no document shows it. */
  readonly byWord?: boolean | undefined;
  /** `done`: the server has it. Anything else: recorded here, and this is how far it is. */
  readonly state: ItemState;
  /** The outbox item that carries it, while it is not in the pack. */
  readonly item_id: string | null;
  /** Recorded on this phone by a colleague, who has not sent it yet. */
  readonly byColleague?: boolean | undefined;
  /** Of a dose given elsewhere: has somebody approved it? Null of others. */
  readonly previous?: 'Pending' | 'Approved' | null | undefined;
}

/** A person with all that was recorded about them, here and on the server. */
export interface PersonNow {
  readonly person: PersonCard;
  /** The whole record; null for someone found online who is not in the pack. */
  readonly record: PersonOnPhone | null;
  readonly village: NameFields<'village_name'> | null;
  /** By day. */
  readonly doses: readonly DoseNow[];
  /** Cases of visits that were opened on this phone in the last days, the newest last. */
  readonly cases: readonly LocalCase[];
  /** What the server has not accepted yet, refused items among it. */
  readonly unsettled: readonly Item[];
}

const unknown = (beneficiary_id: string): PersonCard => ({
  beneficiary_id,
  ben_name: '',
  dob: '',
  gender: 0,
  guardian_name: '',
});

/** The little that lists show; empty fields for someone this phone knows only by number. */
export function cardOf(view: PackView, beneficiaryId: string): PersonCard {
  const record = view.rows.people.get(beneficiaryId);
  if (!record) return view.people.get(beneficiaryId) ?? unknown(beneficiaryId);
  const village = view.rows.meta.villages.find((each) => each.village_id === record.village_id);
  return { ...record, village_name: village?.village_name ?? '' };
}

/** A person in the pack or on a list of it; null when this phone has nothing about them. */
export function personNow(view: PackView, beneficiaryId: string): PersonNow | null {
  const record = view.rows.people.get(beneficiaryId) ?? null;
  if (!record && !view.people.has(beneficiaryId)) return null;
  return {
    person: cardOf(view, beneficiaryId),
    record,
    village: view.rows.meta.villages.find((each) => each.village_id === record?.village_id) ?? null,
    doses: dosesOf(view, beneficiaryId, record),
    cases: [...view.cases.values()].filter((each) => each.beneficiary_id === beneficiaryId),
    unsettled: unsettledAbout(view.items, { person: beneficiaryId }),
  };
}

function dosesOf(view: PackView, beneficiaryId: string, record: PersonOnPhone | null): readonly DoseNow[] {
  const pulled = (record?.doses ?? []).map(
    ([dose_code, given_on, voided, killed]): DoseNow => ({
      dose_code,
      given_on,
      voided: voided === 1,
      killed: killed === 1,
      state: 'done',
      item_id: null,
      ...reportedOf(record, dose_code, given_on),
    }),
  );
  const local = (view.doses.get(beneficiaryId) ?? []).map(
    ({ dose_code, given_on, killed, byWord, state, item_id, session_id, byColleague }): DoseNow => ({
      dose_code,
      given_on,
      voided: false,
      killed,
      byWord,
      state,
      item_id,
      byColleague,
      // Recorded here at no session: seen on a card.
      previous: session_id === '' ? 'Pending' : null,
    }),
  );
  return [...pulled, ...local].sort((a, b) => a.given_on.localeCompare(b.given_on));
}

/** What is told of a dose that was given elsewhere. */
function reportedOf(record: PersonOnPhone | null, code: string, day: string): Pick<DoseNow, 'previous' | 'byWord'> {
  const found = record?.previous_doses?.find((dose) => dose[0] === code && dose[1] === day);
  return found ? { previous: previousWord(found[2]), byWord: found[3] === 1 } : { previous: null };
}
