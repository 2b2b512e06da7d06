import type { registeredPerson } from '@teeka/contract/beneficiaries';
import type { z } from 'zod';
import type { Context } from '../../../platform/http/handler.ts';
import { wireListed } from './answer-list.ts';
import type { RegisteredRow } from './queries.ts';

/** A registered person, for the list of the area and the surveyor's own. */
export function wireRegistered(row: RegisteredRow, context: Context): z.output<typeof registeredPerson> {
  return {
    ...wireListed(row, context),
    registered_on: row.registered_on,
    registered_by_me: row.is_mine,
    status: row.is_vaccinated ? 'vaccinated' : 'registered',
  };
}
