-- Under which number the health professional registry has a worker, as the worker says; null where no link is made.
alter table app_user add column hpr_number text;
