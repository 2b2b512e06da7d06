import { getSettings } from '@teeka/contract/settings';
import type { QueryHandler } from '../../platform/http/handler.ts';
import { allSettings } from './queries.ts';
import { effective } from './values.ts';

export const getSettingsHandler: QueryHandler<typeof getSettings> = {
  call: getSettings,
  async answer(_input, { db }) {
    const settings = [...effective(await db.rows(allSettings()))];
    return { reply: { settings: settings.map(([key_name, value]) => ({ key_name, value })) } };
  },
};
