import { getSettings } from '@teeka/contract/settings';
import type { Env } from '../../platform/env/env.ts';
import { abhaEnvironment } from '../../platform/env/identity-settings.ts';
import { queryHandler } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { allSettings } from './queries.ts';
import { effective } from './values.ts';

/** What the environment decides and the forms go by. */
function ofEnvironment({ identity }: Env): [string, string][] {
  return [
    ['aadhaar_test_numbers', identity.testNumbers],
    ['abha_environment', abhaEnvironment(identity)],
  ];
}

export const getSettingsHandler = ({ env }: Pick<Platform, 'env'>) =>
  queryHandler(getSettings, async (_input, { db }) => {
    const settings = [...effective(await db.rows(allSettings())), ...ofEnvironment(env)];
    return { reply: { settings: settings.map(([key_name, value]) => ({ key_name, value })) } };
  });
