-- Who looked is asked of a person (the primary key finds the rows) and of a worker: what the worker did, and what others
-- did to the account, both by time.
create index audit_by_user on audit (user_id, at) where user_id is not null;
create index audit_of_subject on audit (subject, at) where beneficiary_id = 0 and subject <> '';
