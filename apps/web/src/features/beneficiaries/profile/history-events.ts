import type { getBeneficiaryHistory } from '@teeka/contract/beneficiaries';
import type { ReplyOf } from '@teeka/contract/call';

export type HistoryReply = ReplyOf<typeof getBeneficiaryHistory>;

export interface ChangeOfField {
  readonly field: string;
  readonly old_value: string;
  readonly new_value: string;
}

/** One thing that somebody did to a person's record. */
export interface EventOfHistory {
  readonly key: string;
  readonly kind: 'changed' | 'died' | 'deathWithdrawn' | 'verified' | 'registered';
  /** Instant on the worker's phone, ISO 8601. */
  readonly at: string;
  readonly by: string;
  readonly role: string;
  readonly changes: readonly ChangeOfField[];
  /** A remark written with it; of a registration, why look-alikes were overruled. */
  readonly remarks: string;
  /** Of a verification: how (`manual`, `aadhaar-otp` …). */
  readonly way: string;
}

const bare = { role: '', changes: [], remarks: '', way: '' } as const;

function kindOf(field: string, value: string): EventOfHistory['kind'] {
  if (field !== 'deceased_on') return 'changed';
  return value === '' ? 'deathWithdrawn' : 'died';
}

/** All fields that one edit changed stand together under who did it. */
function edits({ changes }: HistoryReply): readonly EventOfHistory[] {
  const versions = new Map<number, EventOfHistory>();
  for (const change of changes) {
    const { version, field, old_value, new_value } = change;
    const before = versions.get(version);
    versions.set(version, {
      key: `version ${version}`,
      kind: kindOf(field, new_value),
      at: change.captured_at,
      by: change.changed_by_name,
      role: change.changed_by_role,
      changes: [...(before?.changes ?? []), { field, old_value, new_value }],
      remarks: change.remarks,
      way: '',
    });
  }
  return [...versions.values()];
}

/** A person's history, the latest first: edits field by field, verifications, and last the registration. */
export function historyOf(reply: HistoryReply): readonly EventOfHistory[] {
  const verified = reply.verifications.map(
    (one): EventOfHistory => ({
      ...bare,
      key: `verified ${one.verified_at}`,
      kind: 'verified',
      at: one.verified_at,
      by: one.verified_by_name,
      way: one.verification_method,
    }),
  );
  const events = [...edits(reply), ...verified].sort((a, b) => b.at.localeCompare(a.at));
  const { registered } = reply;
  if (!registered) return events;
  const { registered_by_name: by, captured_at: at, overruled_reason: remarks } = registered;
  return [...events, { ...bare, key: 'registered', kind: 'registered', at, by, remarks }];
}
