-- Batches that are not to be given from any more at a site, and stops that were lifted again. An event each; of a site and
-- batch the latest captured holds. A batch that a site receives after its stop is stopped there too.
create table batch_stop (
  session_site_id uuid not null references session_site,
  material_id integer not null references material,
  batch_number text not null, -- in its one way: trimmed, in capitals
  stop_id uuid not null,
  stopped boolean not null,
  reason text not null,
  captured_at timestamptz not null,
  stopped_by uuid not null,
  recorded_at timestamptz not null default now(),
  primary key (session_site_id, material_id, batch_number, stop_id)
);
create trigger batch_stop_append_only before update or delete on batch_stop for each row execute function refuse_change();
