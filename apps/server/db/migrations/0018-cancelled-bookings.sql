-- Who was booked for a session that was cancelled, and whether they know. A session can be cancelled more than once:
-- `cancellation` is its version then. 'tell-back': they were told, and the cancellation was taken back.
create table cancelled_booking (
  beneficiary_id bigint not null,
  session_id uuid not null,
  cancellation integer not null,
  state text not null check (state in ('waiting', 'sending', 'sent', 'to-tell', 'tell-back', 'told')),
  -- The sender's number of the message: however often it is handed over, it is delivered once.
  message_id uuid not null default gen_random_uuid(),
  told_by uuid,
  told_at timestamptz,
  primary key (beneficiary_id, session_id, cancellation)
);
create index cancelled_booking_session on cancelled_booking (session_id, state);
