-- A name is looked for by its keys first, each with the villages of an area: a key that nobody there has costs one step
-- into the index and not one for each village. The birth stands beside it, because whoever is compared with a new
-- registration was born around the same time: of thousands who sound alike some dozens are read.
alter table name_token add column dob date;
update name_token t set dob = b.dob from beneficiary b where b.beneficiary_id = t.beneficiary_id;
delete from name_token where dob is null;
alter table name_token alter column dob set not null;
alter table name_token drop constraint name_token_pkey;
alter table name_token add primary key (token, village_code, beneficiary_id) include (dob);

-- A line of a list is changed twice on its day: room on the page keeps its index as it is.
alter table session_roster set (fillfactor = 80);
