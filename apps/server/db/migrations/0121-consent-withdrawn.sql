-- Of a health account it is also kept that consent was withdrawn or refused, and that a wish took the place of another.
alter table abha_event drop constraint abha_event_what_check;
alter table abha_event add constraint abha_event_what_check check (what in
  ('consent', 'wish', 'wish-dropped', 'wish-replaced', 'withdrawn', 'refused', 'linked', 'unlinked'));
