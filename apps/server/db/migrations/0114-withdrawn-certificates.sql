-- Each certificate has a name of its own by which it is told that it holds no more, and the second that it bears, which is after
-- whatever was put right before. Null: of before, known by its holder's name.
alter table certificate add column rid text;
alter table certificate add column card_at timestamptz;
alter table certificate add constraint certificate_named check ((rid is null) = (card_at is null));

-- One certificate that somebody took back, by the name and the second that it bears.
create table certificate_withdrawal (
  beneficiary_id bigint not null,
  certificate_id uuid not null,
  rid text not null,
  card_at timestamptz not null,
  reason text not null,
  withdrawn_by uuid not null,
  withdrawn_at timestamptz not null default clock_timestamp(),
  primary key (beneficiary_id, certificate_id),
  foreign key (beneficiary_id, certificate_id) references certificate
);
create index certificate_withdrawal_at on certificate_withdrawal (withdrawn_at);

-- A key of which others may have the private half: nothing that it signed is believed any more.
alter table certificate_key add column revoked_at timestamptz;
alter table certificate_key add column revoked_for text;
alter table certificate_key add constraint certificate_key_revoked check ((revoked_at is null) = (revoked_for is null));

-- Letters of appreciation are kept by their number in the audit log alone, where whoever holds one looks it up.
create index audit_letter on audit ((detail ->> 'letter')) where detail ? 'letter';

create function triggers_of_0114() returns table (owner text, name text, moment text, act text) language sql as $$
  values
    ('certificate_withdrawal', 'certificate_withdrawal_append_only', 'before update or delete',
      'for each row execute function refuse_change()'),
    ('certificate_withdrawal', 'refuse_truncate', 'before truncate',
      'for each statement execute function refuse_change()')
$$;

select lay_triggers(true);
