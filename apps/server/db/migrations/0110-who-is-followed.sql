-- The day of the first referral of a pregnancy of which nobody has heard what became. Which of them was told of stands sealed: of
-- what is on record it is as if the latest were told first, until the next entry of the pregnancy.
alter table pregnancy add column unheard_on date;
update pregnancy p set unheard_on = open.since from (
  select beneficiary_id, pregnancy_number, (min(captured_at) at time zone 'Asia/Kolkata')::date as since
  from pregnancy_event where kind in ('referral', 'referral-result')
  group by beneficiary_id, pregnancy_number
  having count(*) filter (where kind = 'referral') > count(*) filter (where kind = 'referral-result')) open
where p.beneficiary_id = open.beneficiary_id and p.pregnancy_number = open.pregnancy_number;

-- The day of the visit after a delivery that found this child ill, while nobody has sent it to a hospital since.
alter table pregnancy_birth add column ill_on date;

-- Whom a visit reported dead is called for no dose: their villages' lists are made anew.
update beneficiary b set changed_in = pg_current_xact_id() from pregnancy_birth birth
where birth.child_id = b.beneficiary_id and birth.reported_dead_on is not null;
