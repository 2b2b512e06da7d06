import { appVersion } from '@teeka/contract/settings';
import { queryHandler } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { allSettings } from './queries.ts';
import { effective, twoStepOf } from './values.ts';

/** Version details: what a client needs before anybody is signed in. */
export const appVersionHandler = ({ env, serverKeys }: Platform) =>
  queryHandler(appVersion, async (_input, { db }) => {
    const { xdata, ydata } = await serverKeys.current();
    const rows = await db.rows(allSettings());
    return {
      reply: {
        app_version: env.appVersion,
        xdata,
        ydata,
        ios_link: env.iosLink,
        apk_link: env.apkLink,
        two_step: twoStepOf(rows, env),
        demo: env.demo,
        default_language: effective(rows).get('default_language') ?? 'en',
        inbox_link: env.demo ? (env.inboxUrl ?? null) : null,
      },
    };
  });
