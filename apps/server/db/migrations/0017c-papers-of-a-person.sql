-- Pictures of papers that a person brings; the file itself rests sealed in the file store. One of a kind.
create table person_document (
  beneficiary_id bigint not null references beneficiary,
  kind text not null check (kind in ('vaccination-card')),
  file_key text not null,
  file_type text not null,
  captured_at timestamptz not null,
  added_by uuid not null,
  recorded_at timestamptz not null default now(),
  primary key (beneficiary_id, kind)
);
