-- Receipts of long ago are removed; they were written in the order of their time, so a summary of each part is enough.
create index receipt_made on receipt using brin (made_at) with (autosummarize = on);

-- Who moved away, by the village that was left: a pull tells the phones there to let go of them.
create table departure (
  village_code integer not null,
  changed_in xid8 not null default pg_current_xact_id(),
  beneficiary_id bigint not null,
  primary key (village_code, changed_in, beneficiary_id)
);
create function note_departure() returns trigger language plpgsql as $$
begin
  insert into departure (village_code, beneficiary_id) values (old.village_code, new.beneficiary_id)
  on conflict do nothing;
  return null;
end $$;
create trigger note_departure after update of village_code on beneficiary for each row
  when (old.village_code <> new.village_code) execute function note_departure();
