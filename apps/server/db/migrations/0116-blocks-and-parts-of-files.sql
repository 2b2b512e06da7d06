-- Figures of villages and sites put together by block: whoever answers for a district or more asks of some blocks instead of
-- thousands of villages, sites and vaccines. A block in which something was made anew is put together anew as a whole.

-- The block under which the figures of a village or a site are put together; null before they were made.
alter table coverage_village add column block_code integer;
alter table coverage_site add column block_code integer;
create index coverage_village_block on coverage_village (block_code);
create index coverage_site_block on coverage_site (block_code);

-- Whether something of a block was made since it was put together.
create table coverage_block (
  block_code integer primary key,
  behind boolean not null
);

create table block_coverage_month (
  block_code integer not null,
  age smallint not null check (age in (1, 2)),
  month date not null,
  children integer not null,
  complete integer not null,
  eligible integer[] not null,
  had integer[] not null,
  primary key (block_code, age, month)
);

create table block_site_month (
  block_code integer not null,
  month date not null,
  planned integer not null,
  took_place integer not null,
  cancelled integer not null,
  doses integer not null,
  courses_open integer not null,
  courses_completed integer not null,
  courses_restarted integer not null,
  courses_stopped integer not null,
  courses_ended integer not null,
  primary key (block_code, month)
);

create table block_site_month_vials (
  block_code integer not null,
  month date not null,
  material_id integer not null,
  doses_per_vial integer not null,
  vials_received integer not null,
  vials_opened integer not null,
  vials_returned integer not null,
  vials_damaged integer not null,
  partial_vials_in integer not null,
  doses_in_partial integer not null,
  doses_given integer not null,
  partial_vials_out integer not null,
  doses_partial_out integer not null,
  doses_discarded integer not null,
  primary key (block_code, month, material_id, doses_per_vial)
);

-- Nothing is put together yet: everything is made anew, and until then the page says that it is not there.
update coverage_village set seen_to = '0'::xid8;
delete from coverage_round;

-- A file that is made beside the calls rests in parts, each sealed for itself: none is ever whole in memory.
create table download_part (
  download_id uuid not null references download_file on delete cascade,
  nth integer not null,
  file_key text not null,
  primary key (download_id, nth)
);
create index download_part_key on download_part (file_key);
insert into download_part (download_id, nth, file_key)
select download_id, 0, file_key from download_file where file_key is not null;
drop trigger download_file_lets_go_of_file on download_file;
drop function triggers_of_0115();
alter table download_file drop column file_key;

create function triggers_of_0116() returns table (owner text, name text, moment text, act text) language sql as $$
  values
    ('download_part', 'download_part_lets_go_of_file', 'after update of file_key or delete',
      'for each row execute function let_go_of_file(''file_key'')')
$$;

select lay_triggers(true);
