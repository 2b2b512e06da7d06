-- Details of the household, none of which a dose waits for; empty where nobody wrote anything.
alter table beneficiary add column rch_id text not null default '';
alter table beneficiary add column mobile_owner text not null default '';
alter table beneficiary add column pin_code text not null default '';
alter table beneficiary add column poverty_line text not null default '';
alter table beneficiary add column social_group text not null default '';
alter table beneficiary add column religion text not null default '';
alter table beneficiary add column caste text not null default '';
