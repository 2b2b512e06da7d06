import { useQuery } from '@tanstack/react-query';
import { getMinDateForDeclareDeath } from '@teeka/contract/beneficiaries';
import { isClinical, type Role } from '@teeka/contract/roles';
import { type DeathFacts, deathWithdrawerRoles } from '@teeka/domain/beneficiaries';
import { useMemo } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useToday } from '../../../platform/clock/index.ts';
import type { PersonOnPhone } from '../../../platform/pack/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import type { DoseNow } from '../../../records/beneficiaries/person-now.ts';
import { useItems, useOnline } from '../../../records/workday/index.ts';
import { type DeathAnswer, deathFactsOf, isAllowed, mayTakeBack, mustAskServer } from './death-state.ts';

/** Whether this worker may declare this person's death or take it back, and what is known for it. */
export interface Declaring {
  readonly may: boolean;
  readonly mayTakeBack: boolean;
  readonly facts: DeathFacts;
  readonly answer: DeathAnswer;
}

/** The server is asked for the days before the sheet opens, and where only it knows of an abortion. */
export function useDeclaring(
  record: PersonOnPhone,
  doses: readonly DoseNow[],
  { sheetOpen }: { readonly sheetOpen: boolean },
): Declaring {
  const today = useToday();
  const online = useOnline();
  const facts = useMemo(() => deathFactsOf(record, doses, today), [record, doses, today]);
  const items = useItems();
  const { user_id = '', role = 'ASHA' } = currentUser() ?? {};
  const isMine = isClinical(role);
  const takesBack = record.deceased_on !== null && (deathWithdrawerRoles as readonly Role[]).includes(role);
  const { data } = useQuery({
    queryKey: ['declaringDeath', record.beneficiary_id, record.deceased_on],
    enabled: online && (takesBack || (isMine && (sheetOpen || mustAskServer(facts, record.gender)))),
    queryFn: () =>
      send(getMinDateForDeclareDeath, { beneficiary_ref_id: record.beneficiary_id }, { quiet: true, silent: true }),
  });
  const answer = data ?? null;
  const who = { user_id, role, today };
  return {
    may: isMine && isAllowed(facts, answer),
    mayTakeBack: takesBack && mayTakeBack(record, items, { who, answer }),
    facts,
    answer,
  };
}
