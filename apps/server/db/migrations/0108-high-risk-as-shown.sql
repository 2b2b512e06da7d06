-- Whoever does not care for a woman is told that she is of high risk without infections: a mark without a reason would tell of
-- them. What is on record keeps its mark until the next entry of its pregnancy: why it was set stands sealed.
alter table pregnancy add column high_risk_shown boolean not null default false;
update pregnancy set high_risk_shown = high_risk;
