-- When a report last changed: whether a phone could know of it follows from where its pack stood.
alter table aefi_report add column changed_in xid8 not null default pg_current_xact_id();
