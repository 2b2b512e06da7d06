-- Programmes that a state has switched off, by the names of the schedule ('HPV'); on the row of the state, where nothing is
-- switched off. A change makes the rows of the due list old, as any change of a place does.
alter table location add column programmes_off text[] not null default '{}';
alter table location add constraint programmes_off_by_state check (level = 'state' or programmes_off = '{}');
