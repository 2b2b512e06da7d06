-- A phone that serves a desk as its camera: from the code that the desk shows to what the phone captured for it. A pairing
-- lives with the sign-ins of both sides. What was captured rests sealed here and not in the file store: it is taken within
-- seconds by the desk, whichever server it asks, and gone with that or after minutes.
create table pairing (
  pairing_id uuid primary key,
  desk_sign_in uuid not null references sign_in on delete cascade,
  code_hash bytea unique,
  offered_at timestamptz not null,
  phone_sign_in uuid references sign_in on delete cascade,
  paired_at timestamptz,
  used_at timestamptz,
  awaits text check (awaits in ('picture', 'code')),
  awaited_at timestamptz,
  capture_kind text check (capture_kind in ('picture', 'code')),
  capture_sealed bytea,
  captured_at timestamptz
);
create index pairing_desk on pairing (desk_sign_in);
create index pairing_phone on pairing (phone_sign_in) where phone_sign_in is not null;
create index pairing_captured on pairing (captured_at) where captured_at is not null;
create index pairing_offered on pairing (offered_at) where phone_sign_in is null;
