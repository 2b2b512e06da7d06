-- The day on which a child that was found ill was sent to a hospital, while nobody has heard what became of it.
alter table pregnancy_birth add column sent_on date;

-- Was the woman this child's guardian before its birth was written down? Then she stays it when that is taken back.
alter table pregnancy_birth add column was_ward boolean not null default false;
