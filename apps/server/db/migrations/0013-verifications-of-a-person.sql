-- Lists are read by session; a person's own page asks on which of them, and by whom, the person was verified.
create index session_roster_verified on session_roster (beneficiary_id) where verified_at is not null;
