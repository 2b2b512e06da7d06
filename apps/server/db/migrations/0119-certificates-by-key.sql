-- By which key a certificate was signed, which doses it has, and the transaction that wrote it, by which a pack tells what is new.
alter table certificate add column kid text;
alter table certificate add column covers text;
alter table certificate add constraint certificate_covers check (covers in ('all', 'BCG'));
alter table certificate add column changed_in xid8;

-- Those of before: the key that was the newest then. Of which doses they are is sealed in their papers.
alter table certificate disable trigger user;
update certificate c set kid = span.kid
from (select kid, made_at, lead(made_at) over (order by made_at, kid) as until from certificate_key) span
where c.issued_at >= span.made_at and (span.until is null or c.issued_at < span.until);
alter table certificate enable trigger user;

alter table certificate alter column changed_in set default pg_current_xact_id();
create index certificate_signed_by on certificate (kid, beneficiary_id);

-- One that is taken back leaves the packs as well.
alter table certificate_withdrawal add column changed_in xid8;
alter table certificate_withdrawal alter column changed_in set default pg_current_xact_id();
