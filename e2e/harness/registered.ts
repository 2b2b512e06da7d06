import type { System } from './system.ts';

/** A registration as the server keeps it. */
export interface Registered {
  readonly beneficiary_id: string;
  readonly ben_name: string;
  readonly guardian_id: string | null;
  readonly user_name: string;
  readonly captured_at: Date;
  readonly registered_at: Date;
  readonly session_id: string | null;
  readonly consent_version: string;
  readonly consent_language: string;
  readonly consent_given_at: Date;
  readonly overruled_ids: readonly string[];
  readonly overruled_reason: string;
  /** How often the registration stands in the audit log. */
  readonly audited: number;
}

/** All registrations under a name. */
export const registeredAs = ({ books }: System, name: string): Promise<Registered[]> =>
  books.rows<Registered>(
    `select b.beneficiary_id::text, b.ben_name, b.guardian_id::text, u.user_name, r.captured_at, r.registered_at,
       r.session_id, r.consent_version, r.consent_language, r.consent_given_at, r.overruled_ids::text[],
       r.overruled_reason,
       (select count(*)::int from audit a where a.beneficiary_id = b.beneficiary_id
         and a.call = 'beneficiaries.registration') as audited
     from beneficiary b join registration r using (beneficiary_id) join app_user u on u.user_id = r.registered_by
     where b.ben_name = $1 order by r.registered_at`,
    [name],
  );
