-- The day of the visit after a delivery that says that this child died: nobody looks for it any more, whether it is a person
-- of its own or not. Null again once that visit is taken back.
alter table pregnancy_birth add column reported_dead_on date;
