-- A phone lends its fingerprint device too: with what the finger is to be captured, and which waiting a capture answers, so
-- that what was begun for one person never answers the desk's next wish for another.
alter table pairing drop constraint pairing_awaits_check;
alter table pairing drop constraint pairing_capture_kind_check;
alter table pairing add constraint pairing_awaits_check check (awaits in ('picture', 'code', 'finger'));
alter table pairing add constraint pairing_capture_kind_check check (capture_kind in ('picture', 'code', 'finger'));
alter table pairing add column wish_id uuid;
alter table pairing add column finger_env text;
alter table pairing add column finger_wadh text;
alter table pairing add constraint pairing_finger_env check (finger_env in ('P', 'PP', 'S'));
alter table pairing add constraint pairing_finger_whole check ((finger_env is null) = (finger_wadh is null));
