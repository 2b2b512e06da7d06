import { useDeferredValue, useMemo } from 'react';
import { useView } from '../../../records/workday/index.ts';
import type { FoundPerson } from '../recipient-form/found-person.ts';
import type { Recipient } from '../recipient-form/recipient.ts';
import { alikeOnPhone } from './alike.ts';
import { useAlikeOnline } from './use-alike-online.ts';

interface Alike {
  readonly people: readonly FoundPerson[];
  /** The photo ID is on record outside the area. */
  readonly elsewhere: boolean;
}

/** Who may be the one in the form, apart from the one with this number: of this phone, with network of the whole area. */
export function useAlike(form: Recipient, id: string): Alike {
  const people = useView()?.rows.people;
  const deferred = useDeferredValue(form);
  const onPhone = useMemo(
    () => (people ? alikeOnPhone(deferred, people).filter((one) => one.beneficiary_id !== id) : []),
    [deferred, people, id],
  );
  const online = useAlikeOnline(deferred);
  const here = new Set(onPhone.map((one) => one.beneficiary_id));
  return {
    people: [...onPhone, ...online.people.filter((one) => !here.has(one.beneficiary_id))],
    elsewhere: online.elsewhere,
  };
}
