-- Corrections of the holder when a certificate was issued: what was put right since is the difference. Null: of before, not known.
alter table certificate add column corrected_before integer;
