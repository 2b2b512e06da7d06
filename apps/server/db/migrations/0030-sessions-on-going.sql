-- Sessions that nobody has ended, however long ago they began: lists and packs name them until somebody does.
create index vaccination_session_on_going on vaccination_session (session_site_id) where status = 1;
