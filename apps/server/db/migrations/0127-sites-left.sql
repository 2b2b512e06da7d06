-- Sites to which somebody was posted before: what was done there is looked for at them, as there is no index of doses by worker.
create table user_site_left (
  user_id uuid not null references app_user on delete cascade,
  session_site_id uuid not null references session_site,
  primary key (user_id, session_site_id)
);

-- Of those who were moved before it was kept, what they recorded tells where.
insert into user_site_left (user_id, session_site_id)
select worked.user_id, worked.session_site_id
from (
  select captured_by as user_id, session_site_id from dose where session_site_id is not null and origin = 'session'
  union
  select r.verified_by, s.session_site_id from session_roster r join vaccination_session s using (session_id)
  where r.verified_by is not null
) worked
join app_user u on u.user_id = worked.user_id
join session_site site on site.session_site_id = worked.session_site_id
where not exists (
  select from user_site p where p.user_id = worked.user_id and p.session_site_id = worked.session_site_id);
