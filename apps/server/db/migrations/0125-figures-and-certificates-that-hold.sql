-- Courses against rabies whose next dose can no more be given in them, though nobody closed them; and the first day on which another
-- one of the site comes to that, null where none will: figures are made anew on it.
alter table site_month add column courses_lapsed integer not null default 0;
alter table block_site_month add column courses_lapsed integer not null default 0;
alter table coverage_site add column lapses_on date;

-- When a certificate was stored, by the clock that doses are recorded by; null of those of before, on which doses may be that nobody
-- had approved.
alter table certificate add column stored_at timestamptz;

-- What was issued before says something else: a name, day of birth or sex that is put right, and a dose that is taken back or put
-- right and may stand on a certificate. Doses of the care of bites never do (domain/bites/dose-codes), nor earlier ones that nobody
-- approved, nor what was recorded after the certificate, nor on one of BCG any other. The instant is one after whatever second the
-- newest certificate bears, which may be the next.
create or replace function certificates_change() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'dose_void' then
    if not exists (
      select from dose d join certificate c on c.beneficiary_id = d.beneficiary_id
      left join previous_vaccination p on p.beneficiary_id = d.beneficiary_id and p.case_id = d.case_id
        and d.origin = 'previous'
      where d.beneficiary_id = new.beneficiary_id and d.dose_id = new.dose_id
        and d.dose_code not in ('ARV', 'RIG', 'ASV', 'SAV')
        and (c.covers is distinct from 'BCG' or d.dose_code = 'BCG')
        and (c.stored_at is null or d.recorded_at <= c.stored_at)
        and (p.case_id is null or p.status in (1, 2) or (c.stored_at is null and p.proof = 'card'))
    ) then
      return null;
    end if;
  end if;
  update certificate_holder h
  set corrected = h.corrected + 1, changed_at = greatest(clock_timestamp(), (
    select max(coalesce(c.card_at, c.issued_at)) + interval '1 millisecond' from certificate c
    where c.beneficiary_id = new.beneficiary_id))
  where h.beneficiary_id = new.beneficiary_id;
  return null;
end $$;
