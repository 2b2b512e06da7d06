-- The day on which a child that was found ill was sent to a hospital, while nobody has heard what became of it.
alter table pregnancy_birth add column sent_on date;

-- Who had a guardian before their birth was written down keeps them when it is taken back.
alter table pregnancy_birth add column had_guardian boolean not null default false;

-- Lists of women ask for ill children of whoever delivered: there are few.
create index pregnancy_birth_ill on pregnancy_birth (beneficiary_id) where ill_on is not null;
