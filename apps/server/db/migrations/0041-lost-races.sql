-- What a change was judged by is no longer so: the transaction fails as one of two that met, and is run again. Commands
-- hold what they judge before they read it, so this is the second line. Asked for only where a change found no row.
create function lost_race() returns boolean language plpgsql volatile as $$
begin
  raise exception 'what this change was judged by has changed meanwhile' using errcode = 'serialization_failure';
end $$;
