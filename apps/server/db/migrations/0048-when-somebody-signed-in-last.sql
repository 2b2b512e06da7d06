-- When an account signed in last, null for never. Sign-ins themselves are removed a month after they have run out, so
-- of an account without one nobody could say whether it had ever been used. Of those that are removed already the audit
-- log tells.
alter table app_user add column last_sign_in_at timestamptz;

update app_user u set last_sign_in_at = known.at
from (
  select user_id, max(at) as at from (
    select user_id::text, created_at as at from sign_in
    union all
    select subject, at from audit
    where beneficiary_id = 0 and call in ('auth.newLogin', 'auth.verifyOtp') and not detail ? 'refused'
  ) told group by user_id
) known
where u.user_id::text = known.user_id;
