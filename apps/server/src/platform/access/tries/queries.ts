import type { CivilDate } from '@teeka/domain/calendar';
import type { TriedNumber } from '@teeka/domain/identity';
import { col } from '../../db/row.ts';
import { read, write } from '../../db/statement.ts';

/** Of one worker one try after the other: without it a thousand sent at once would each find the count at nothing. */
export function lockTries(user_id: string) {
  return write`select pg_advisory_xact_lock(hashtextextended(${`number-try ${user_id}`}, 0))`;
}

export interface TryOf {
  readonly user_id: string;
  readonly kind: TriedNumber;
  readonly day: CivilDate;
}

/** How often it was tried on that day; no row before the first time. */
export function triesOn({ user_id, kind, day }: TryOf) {
  return read({ count: col.int })`
    select count from number_try
    where user_id = ${user_id}::uuid and kind = ${kind} and day = ${day}::date`;
}

export function countTryOn({ user_id, kind, day }: TryOf, times: number) {
  return write`
    insert into number_try (user_id, kind, day, count)
    values (${user_id}::uuid, ${kind}, ${day}::date, ${times}::int)
    on conflict (user_id, kind, day) do update set count = number_try.count + excluded.count`;
}

export function deleteTries(before: CivilDate) {
  return write`delete from number_try where day < ${before}::date`;
}
