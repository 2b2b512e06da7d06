import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { declareBenDeath, getBeneficiaryDetails, withdrawBenDeath } from '@teeka/contract/beneficiaries';
import { send } from '../../../platform/api/index.ts';
import { subjectOf } from '../../../platform/outbox/chains.ts';
import type { Item } from '../../../platform/outbox/item.ts';
import { mayAsk } from '../../../platform/sign-in/index.ts';
import type { PersonNow } from '../../../records/beneficiaries/person-now.ts';
import { personOfDetails } from '../../../records/beneficiaries/person-of-details.ts';
import { useItems, useNoSite, useOnline, usePerson, useView } from '../../../records/workday/index.ts';
import { useSettled } from '../../../records/workday/use-settled.ts';
import type { Details } from './state.ts';

interface Profile {
  readonly person: PersonNow | null;
  /** What the server knows besides; null without network. */
  readonly details: Details | null;
  readonly loading: boolean;
}

const aboutDeath: readonly string[] = [declareBenDeath.name, withdrawBenDeath.name];

/** A person from this phone; what only the server knows, and people from elsewhere, where there is network. */
export function useProfile(beneficiaryId: string): Profile {
  const here = usePerson(beneficiaryId);
  const online = useOnline();
  const asks = online && mayAsk(getBeneficiaryDetails);
  const items = useItems();
  // Who works at no site has no pack to wait for.
  const noSite = useNoSite();
  const packComes = useView() === null && !noSite;
  const known = here?.record ? here : null;
  const { data, isFetching } = useQuery({
    // Requested again whenever the server has taken something of theirs from this phone.
    queryKey: ['beneficiary', beneficiaryId, useSettled(beneficiaryId)],
    placeholderData: keepPreviousData,
    enabled: asks,
    queryFn: () => send(getBeneficiaryDetails, { beneficiaryId }, { quiet: true, silent: true }),
  });
  const details = data ?? null;
  const fetched = details ? withDeathHere(personOfDetails(details), items) : null;
  const person = known ?? fetched ?? here;
  return { person, details, loading: person === null && (isFetching || packComes) && online };
}

/** Somebody of another place whose death was declared or taken back on this phone: said here before the server has it. */
export function withDeathHere(person: PersonNow, items: readonly Item[]): PersonNow {
  const id = person.person.beneficiary_id;
  const unsettled = items.filter((item) => item.state !== 'done' && subjectOf(item.input).person === id);
  const word = unsettled.findLast(({ call, state }) => aboutDeath.includes(call) && state !== 'refused');
  if (!person.record || !word) return { ...person, unsettled };
  const { date_of_death } = word.input as { date_of_death: string };
  const deceased_on = word.call === declareBenDeath.name ? date_of_death : null;
  return { ...person, unsettled, record: { ...person.record, deceased_on } };
}
