-- The health account (ABHA) that is linked with a person. One person has one, and one account is of one person: its number
-- and its address are looked for by keyed hashes (search_token, kinds 4 and 5), of which each stands once.
create table abha_link (
  beneficiary_id bigint primary key references beneficiary,
  number_sealed bytea not null,
  number_last4 text not null,
  address_sealed bytea not null,
  consent_id uuid not null,
  linked_by uuid not null,
  linked_at timestamptz not null
);
create unique index search_token_of_one on search_token (token_hash) where kind in (4, 5);

-- What was done about it, and each consent as it was read out. Of a child: whose account it was made in, and by which paper
-- the worker saw whose child it is; no picture is kept.
create table abha_event (
  beneficiary_id bigint not null references beneficiary,
  event_id uuid not null,
  what text not null check (what in ('consent', 'wish', 'wish-dropped', 'linked', 'unlinked')),
  at timestamptz not null,
  recorded_at timestamptz not null,
  done_by uuid not null,
  reason text not null default '',
  consent_id uuid,
  wish_id uuid,
  guardian_id bigint,
  relation_proof text,
  sheet text,
  sheet_version text,
  language text,
  given_by text,
  method text,
  points text[],
  primary key (beneficiary_id, event_id),
  check ((what = 'consent') = (points is not null))
);

-- Wishes that were kept where there was no network. Of a person one is open; it stands in the village of its person.
create table abha_wish (
  beneficiary_id bigint not null references beneficiary,
  wish_id uuid not null,
  consent_id uuid not null,
  village_code integer not null,
  captured_at timestamptz not null,
  -- Since when somebody waits: a wish that takes the place of another waits on.
  waits_since timestamptz not null,
  wished_by uuid not null,
  ended_at timestamptz,
  ended text check (ended in ('linked', 'dropped', 'replaced')),
  ended_by uuid,
  primary key (beneficiary_id, wish_id),
  check ((ended is null) = (ended_at is null))
);
create unique index abha_wish_open on abha_wish (beneficiary_id) where ended is null;
create index abha_wish_of_lists on abha_wish (village_code, waits_since) where ended is null;

-- One question to the account service about one person: that a code was sent or an account asked for. Neither Aadhaar nor
-- number, code, token or transaction is kept; what goes on from here travels sealed with the worker who asked.
create table abha_code (
  beneficiary_id bigint not null references beneficiary,
  code_id uuid not null,
  attempt_id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('search', 'enrol', 'mobile', 'direct', 'child')),
  asked_at timestamptz not null,
  tries smallint not null default 0,
  answered_at timestamptz,
  primary key (beneficiary_id, code_id)
);
create index abha_code_asked on abha_code (beneficiary_id, asked_at);

create function village_of_wish() returns trigger language plpgsql as $$
begin
  select b.village_code into new.village_code from beneficiary b where b.beneficiary_id = new.beneficiary_id;
  return new;
end $$;
create function wishes_move() returns trigger language plpgsql as $$
begin
  update abha_wish set village_code = new.village_code where beneficiary_id = new.beneficiary_id;
  return null;
end $$;

create function triggers_of_0118() returns table (owner text, name text, moment text, act text) language sql as $$
  values
    ('abha_event', 'abha_event_append_only', 'before update or delete', 'for each row execute function refuse_change()'),
    ('abha_event', 'refuse_truncate', 'before truncate', 'for each statement execute function refuse_change()'),
    ('abha_wish', 'village_of_wish', 'before insert', 'for each row execute function village_of_wish()'),
    ('beneficiary', 'wishes_move', 'after update of village_code',
      'for each row when (old.village_code <> new.village_code) execute function wishes_move()')
$$;

select lay_triggers(true);
