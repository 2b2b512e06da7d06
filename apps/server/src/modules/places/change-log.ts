import type { PlaceChange } from '@teeka/contract/places';
import { mayChange, type PlaceSubject } from '@teeka/domain/places';
import { checkRemark } from '@teeka/domain/text';
import type { Actor } from '../../platform/access/actor.ts';
import { type Context, type Refused, refuse } from '../../platform/http/handler.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import type { ChangeRow, NewChange } from './queries.ts';

type Fields = NewChange['fields'];

/** What differs, by field, as it is kept; undefined where nothing does. */
export function differing(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Fields | undefined {
  const text = (value: unknown) => (value === null || value === undefined ? '' : String(value));
  const pairs = Object.keys(after)
    .map((field) => [field, [text(before[field]), text(after[field])]] as const)
    .filter(([, [was, is]]) => was !== is);
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
}

export type Made = Pick<NewChange, 'subject' | 'subject_id' | 'version' | 'act'> & {
  readonly fields?: Fields | undefined;
  readonly reason?: string;
};

/** A change as it is kept: by whom and when. */
export const changeMade = (made: Made, { actor, now }: Pick<Context, 'actor' | 'now'>): NewChange => ({
  ...made,
  fields: made.fields ?? {},
  reason: made.reason ?? '',
  change_id: uuidV7(),
  changed_by: actor.user_id,
  changed_at: now.instant,
});

export const wireChange = (row: ChangeRow): PlaceChange => ({
  change_id: row.change_id,
  act: row.act,
  fields: Object.entries(row.fields).map(([field, [before, after]]) => ({ field, before, after })),
  reason: row.reason,
  by: row.by ?? '',
  at: row.changed_at.toISOString(),
});

/** What was tried outside of the area, or above one's post, is refused and stays to be known. */
export function refuseTried(code: 'REQVAL0012' | 'ADMLOC0002', path: string, subject: string): Refused {
  return { ...refuse({ code, path }), audit: [{ beneficiary_id: '0', subject, detail: { refused: code } }] };
}

/** Why an officer may not change this: undefined where it lies in the area and the post reaches so far. */
export function postRefused({
  actor,
  subject,
  path,
  id,
}: {
  readonly actor: Actor;
  readonly subject: PlaceSubject;
  readonly path: string;
  readonly id: string;
}): Refused | undefined {
  const post = { role: actor.role, user_level: actor.scope.level };
  return mayChange(subject, post) ? undefined : refuseTried('ADMLOC0002', path, id);
}

/** Somebody else changed it since: what stands there now is told. */
export function versionRefused(row: { readonly version: number }, seen: number | null): Refused | undefined {
  if (row.version === seen) return undefined;
  return refuse({ code: 'REQVAL0015', path: 'version', values: { version: row.version } });
}

export type Reason = { readonly reason: string } | Refused;
export function judgeReason(reason: string): Reason {
  const why = checkRemark(reason);
  return why.ok ? { reason: why.normal } : refuse({ ...why.refusal, path: 'reason' });
}
