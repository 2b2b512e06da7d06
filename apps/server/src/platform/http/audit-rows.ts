import type { Actor } from '../access/actor.ts';
import { isNobody } from '../access/nobody.ts';
import { uuidV7 } from '../ids/uuid-v7.ts';
import type { AuditLine } from './handler.ts';

/** Who did what in which call, before the rows have their numbers. */
export interface Audited {
  readonly call: string;
  readonly actor: Actor;
  readonly lines: readonly AuditLine[];
}

/** A row of the audit log as it is sent to the database. */
export interface AuditRowSent {
  readonly beneficiary_id: string;
  readonly audit_id: string;
  readonly user_id: string | null;
  readonly sign_in_id: string | null;
  readonly call: string;
  readonly subject: string;
  /** JSON. */
  readonly detail: string;
}

export function auditRowsOf(audited: readonly Audited[]): AuditRowSent[] {
  return audited.flatMap(({ call, actor, lines }) =>
    lines.map(({ beneficiary_id, subject = '', detail = {} }) => ({
      beneficiary_id,
      audit_id: uuidV7(),
      user_id: isNobody(actor) ? null : actor.user_id,
      sign_in_id: isNobody(actor) ? null : actor.sign_in_id,
      call,
      subject,
      detail: JSON.stringify(detail),
    })),
  );
}
