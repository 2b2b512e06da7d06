import { getSettingsToChange } from '@teeka/contract/settings';
import { settingKeys } from '@teeka/domain/settings';
import { queryHandler } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { judgeConfigures } from './judge-configures.ts';
import { allSettings, changesOfSettings } from './queries.ts';
import { effective, shownChange, twoStepOf } from './values.ts';

/** Latest changes of one setting that are shown. */
const shownChanges = 5;

/** Every setting that has a screen, as it holds now. */
export const getSettingsToChangeHandler = ({ env }: Pick<Platform, 'env'>) =>
  queryHandler(getSettingsToChange, async (_input, context) => {
    const barred = judgeConfigures('everything', context);
    if (barred) return barred;
    const { db } = context;
    const [rows, changes] = await Promise.all([
      db.rows(allSettings()),
      db.rows(changesOfSettings(settingKeys, shownChanges)),
    ]);
    const values = effective(rows).set('two_step', twoStepOf(rows, env) ? '1' : '0');
    const settings = settingKeys.map((key_name) => ({
      key_name,
      value: values.get(key_name) ?? '',
      fixed: key_name === 'two_step' && env.twoStep,
      changes: changes.filter((change) => change.key_name === key_name).map(shownChange),
    }));
    return { reply: { settings } };
  });
