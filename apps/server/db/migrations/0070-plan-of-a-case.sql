-- Which plan of care a case is of. What tells it of the cases so far is whether they are of a bite, and of which; every case
-- to come says it.
alter table care_case add column kind text not null default 'schedule';
update care_case c set kind = k.case_type from bite_case k
where k.beneficiary_id = c.beneficiary_id and k.case_id = c.case_id;
alter table care_case alter column kind drop default;
