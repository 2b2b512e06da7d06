-- The server's P-256 key pairs for agreeing on session keys; the private half rests under the data key.
-- They stand in the database so that every process of a cluster can open what any of them offered.
create table server_key (
  server_key_id uuid primary key,
  xdata text not null,
  ydata text not null,
  private_sealed bytea not null,
  created_at timestamptz not null
);
create index server_key_created on server_key (created_at);
