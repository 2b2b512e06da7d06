-- What held before, what was set instead, by whom, when and why: of settings, of texts, and of the programmes of a state.

-- The newest row of a key says what the table of settings holds; `version` counts from 1, so that of two at once one is refused.
create table setting_change (
  key_name text not null,
  version integer not null,
  old_value text not null,
  new_value text not null,
  reason text not null,
  changed_by uuid not null references app_user,
  changed_at timestamptz not null,
  primary key (key_name, version)
);

-- Every version of a text in one language, the newest as it is shown. Version 0, by nobody, is what stood there before the first
-- change.
create table content_version (
  content_id text not null,
  language text not null,
  version integer not null,
  value text not null,
  reason text not null,
  changed_by uuid references app_user,
  changed_at timestamptz not null,
  primary key (content_id, language, version)
);

-- From `holds_from` on the programme is on or off in the state; of two changes for one day the later version holds. What holds
-- today stands in `location.programmes_off`, which is brought up to date as days come.
create table programme_change (
  state_code integer not null,
  programme text not null,
  version integer not null,
  is_on boolean not null,
  holds_from date not null,
  reason text not null,
  changed_by uuid not null references app_user,
  changed_at timestamptz not null,
  primary key (state_code, programme, version)
);
