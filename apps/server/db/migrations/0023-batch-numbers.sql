-- A batch is found however its number was typed.
drop index dose_batch;
create index dose_batch on dose (upper(trim(batch_number)), material_id) where session_site_id is not null;
