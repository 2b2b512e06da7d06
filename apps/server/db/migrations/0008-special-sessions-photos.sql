-- A special session of type 1 takes people of an age only: `min_age` and `max_age` are days before the day of
-- registration; empty means that nothing bounds it on that side.
alter table vaccination_session
  add column special_session_type_id smallint,
  add column min_age integer,
  add column max_age integer,
  add check (min_age >= 0 and max_age >= 0 and min_age <= max_age);

-- The key under which a person's photo rests in the file store.
alter table beneficiary add column photo_key text, add column photo_type text;
