-- A key whose place another took: nothing rests under it any more. What its keyed hashes were made with stays, sealed
-- under the key that writes, because of some of them nothing is left to hash anew from; and what its access tokens were
-- signed with, so that they are told to have run out.
alter table data_key
  add column retired_at timestamptz,
  add column kept_sealed bytea;

-- The processes at work: which keys each has, and under which it seals. A change of key waits for all of them.
create table key_holder (
  holder_id uuid primary key,
  key_ids text[] not null,
  writes text not null,
  seen_at timestamptz not null
);

-- What is append-only may be sealed anew: the columns named may change their bytes, but neither come nor go. Whoever
-- lacks the key makes nothing that opens.
create function refuse_change_but_seal() returns trigger language plpgsql as $$
declare
  sealed text;
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - tg_argv::text[] = to_jsonb(old) - tg_argv::text[] then
    foreach sealed in array tg_argv::text[] loop
      if (to_jsonb(new) ->> sealed is null) <> (to_jsonb(old) ->> sealed is null) then
        raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
      end if;
    end loop;
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
drop trigger beneficiary_change_append_only on beneficiary_change;
create trigger beneficiary_change_append_only before update or delete on beneficiary_change
  for each row execute function refuse_change_but_seal('old_sealed', 'new_sealed');
drop trigger aefi_event_append_only on aefi_event;
create trigger aefi_event_append_only before update or delete on aefi_event
  for each row execute function refuse_change_but_seal('notifier_phone_sealed');
