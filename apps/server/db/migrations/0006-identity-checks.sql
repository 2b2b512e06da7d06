-- One check of one person's identity by one worker. No Aadhaar number, no name, no picture and no capture is kept:
-- only that a check was asked for, in which way, and what it said.
create table identity_check (
  beneficiary_id bigint not null,
  check_id uuid not null,
  session_id uuid not null,
  user_id uuid not null,
  way text not null check (way in ('aadhaar-otp', 'demographic', 'biometric', 'face', 'mobile-otp')),
  consent_id uuid,
  authority_txn text not null default '',
  otp_hash bytea,
  tries smallint not null default 0,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  matched boolean,
  primary key (beneficiary_id, check_id)
);
create index identity_check_asked on identity_check (beneficiary_id, asked_at);

-- Consent to a check with the identity authority: which sheet, in which language, who agreed, before which worker.
create table identity_consent (
  beneficiary_id bigint not null,
  consent_id uuid not null,
  sheet text not null,
  sheet_version text not null,
  language text not null,
  given_by text not null check (given_by in ('person', 'guardian')),
  way text not null,
  read_out_by uuid not null,
  given_at timestamptz not null,
  primary key (beneficiary_id, consent_id)
);
create trigger identity_consent_append_only before update or delete on identity_consent
  for each row execute function refuse_change();
