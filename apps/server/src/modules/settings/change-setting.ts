import { changeSetting } from '@teeka/contract/settings';
import { checkSetting, lockOutRefusal } from '@teeka/domain/settings';
import { checkRemark } from '@teeka/domain/text';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { judgeConfigures } from './judge-configures.ts';
import { allSettings, hasNumber, holdSetting, storeSetting, storeSettingChange } from './queries.ts';
import { effective, twoStepOf } from './values.ts';

/** Sets one setting for everybody. It holds with the next call: each call reads the settings anew. */
export const changeSettingHandler = ({ env }: Pick<Platform, 'env'>) =>
  commandHandler(changeSetting, {
    async read({ key_name }, { db, actor }) {
      const [, settings, own] = await Promise.all([
        db.rows(holdSetting(key_name)),
        db.rows(allSettings()),
        db.first(hasNumber(actor.user_id)),
      ]);
      return { settings, hasNumber: own?.has_number ?? false };
    },
    decide({ key_name, value: typed, seen, reason }, { settings, hasNumber }, context) {
      const barred = judgeConfigures('everything', context);
      if (barred) return barred;
      const why = checkRemark(reason);
      const checked = checkSetting(key_name, typed);
      const wrong = [
        ...(checked.ok ? [] : [{ ...checked.refusal, path: 'value' }]),
        ...(why.ok ? [] : [{ ...why.refusal, path: 'reason' }]),
      ];
      if (!checked.ok || !why.ok) return refuse(...wrong);
      const value = checked.normal;
      const before = effective(settings).get(key_name) ?? '';
      // What the server was started with no screen changes: it holds whatever is stored.
      const fixed = key_name === 'two_step' && env.twoStep;
      const shown = fixed && twoStepOf(settings, env) ? '1' : before;
      if (fixed || shown !== seen) return refuse({ code: 'REQVAL0015', path: 'value' });
      const keepsOut = lockOutRefusal(
        { key: key_name, value },
        { hasNumber, sendsMessages: env.smsGatewayUrl !== undefined },
      );
      if (keepsOut) return refuse(keepsOut);
      const detail = { setting: key_name, from: before, to: value, reason: why.normal };
      return {
        decision: { key_name, before, value, reason: why.normal },
        reply: { value },
        audit: [{ beneficiary_id: '0', detail }],
      };
    },
    write(change, { db, actor, now }) {
      if (change.before === change.value) return;
      db.run(storeSetting(change.key_name, change.value));
      db.run(storeSettingChange(change, { changed_by: actor.user_id, changed_at: now.instant }));
    },
  });
