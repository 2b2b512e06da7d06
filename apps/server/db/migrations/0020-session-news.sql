-- What somebody booked is to hear of a session that was cancelled, frozen or moved, and whether they know. One row a
-- person and session: `heard_*` is what they know without the news. What nobody has to hear has no row.
create table session_news (
  beneficiary_id bigint not null,
  session_id uuid not null,
  heard_day date not null,
  heard_from time not null,
  heard_to time not null,
  -- They believe that it does not take place.
  heard_off boolean not null,
  state text not null check (state in ('waiting', 'sending', 'sent', 'to-tell', 'told')),
  -- The sender's number of the message: however often it is handed over, it is delivered once.
  message_id uuid not null default gen_random_uuid(),
  told_by uuid,
  told_at timestamptz,
  primary key (beneficiary_id, session_id)
);
create index session_news_session on session_news (session_id, state);

insert into session_news (beneficiary_id, session_id, heard_day, heard_from, heard_to, heard_off, state, message_id, told_by, told_at)
select distinct on (c.beneficiary_id, c.session_id) c.beneficiary_id, c.session_id, p.date_of_session, p.start_time,
  p.end_time, c.state = 'tell-back', case c.state when 'tell-back' then 'to-tell' else c.state end, c.message_id,
  c.told_by, c.told_at
from cancelled_booking c join vaccination_session p using (session_id)
order by c.beneficiary_id, c.session_id, c.cancellation desc;
drop table cancelled_booking;
