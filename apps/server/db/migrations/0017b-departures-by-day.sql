-- Departures are removed once no phone can ask for them.
alter table departure add column left_on date not null default current_date;
create index departure_left on departure (left_on);
