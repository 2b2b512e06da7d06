-- The line list shows vaccinations given elsewhere by the day on which they were reported.
create index previous_vaccination_day on previous_vaccination (captured_at);
