-- Health care and front line workers, who may be offered the precaution dose; empty of others and where nobody asked.
alter table beneficiary add column worker_category text not null default '';
create index beneficiary_worker on beneficiary (village_code) where worker_category <> '';

-- Programmes that no state has before it switches them on, where they are on today. They stand apart from the places, so that
-- switching one makes no due list anew but of the workers of that state.
create table programme_on (
  state_code integer not null,
  programme text not null,
  primary key (state_code, programme)
);
