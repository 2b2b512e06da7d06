-- India's day on which somebody was put on a session's list by a worker, as it was captured; null for those whom a plan
-- brought, and for lines from before this was kept.
alter table session_roster add column added_on date;
