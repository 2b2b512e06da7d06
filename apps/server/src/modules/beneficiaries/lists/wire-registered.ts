import type { RegisteredPerson } from '@teeka/contract/beneficiaries';
import type { Taker } from '../../../platform/downloads/index.ts';
import { wireListed } from './answer-list.ts';
import type { RegisteredRow } from './queries.ts';

/** A registered person, for the list of the area and the surveyor's own. */
export function wireRegistered(row: RegisteredRow, taker: Pick<Taker, 'atRest' | 'origin'>): RegisteredPerson {
  return {
    ...wireListed(row, taker),
    registered_on: row.registered_on,
    registered_by_me: row.is_mine,
    status: row.is_vaccinated ? 'vaccinated' : 'registered',
  };
}
