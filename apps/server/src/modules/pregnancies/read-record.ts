import type { Reader } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/handler.ts';
import {
  type DeclarationRow,
  type DetailsRow,
  declarationOf,
  detailsOf,
  holdReferences,
  lockChildren,
  lockPerson,
} from '../beneficiaries/index.ts';
import { type RecordRow, recordOf } from './queries.ts';

export interface RecordRows {
  readonly woman: DetailsRow | undefined;
  readonly record: RecordRow | undefined;
  /** The latest word on her death. */
  readonly declaration: DeclarationRow | undefined;
}

/** The numbers of the children of an act. */
export const childrenOf = (births: readonly { readonly child_id: string | null }[]): readonly string[] =>
  births.map(({ child_id }) => child_id).filter((id) => id !== null);

/** The woman and the numbers of her children, locked, and what is on record of her pregnancies. */
export async function readRecord(
  of: { readonly beneficiary_ref_id: string; readonly pregnancy_number: number; readonly children: readonly string[] },
  { actor, now, db }: Context & { readonly db: Reader },
): Promise<RecordRows> {
  const { beneficiary_ref_id: beneficiary_id, pregnancy_number, children } = of;
  const [, , , woman, record, declaration] = await Promise.all([
    db.rows(lockPerson(beneficiary_id)),
    children.length > 0 ? db.rows(holdReferences(children)) : [],
    children.length > 0 ? db.rows(lockChildren(children)) : [],
    db.first(detailsOf(actor, now.today, beneficiary_id)),
    db.first(recordOf(actor, now.today, { beneficiary_id, pregnancy_number, children })),
    db.first(declarationOf(beneficiary_id)),
  ]);
  return { woman, record, declaration };
}
