import { appVersion } from '@teeka/contract/settings';
import type { QueryHandler } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';

/** Version details: what a client needs before anybody is signed in. */
export function appVersionHandler({ env, serverKeys }: Platform): QueryHandler<typeof appVersion> {
  return {
    call: appVersion,
    async answer() {
      const { xdata, ydata } = await serverKeys.current();
      return {
        reply: {
          app_version: env.appVersion,
          xdata,
          ydata,
          ios_link: env.iosLink,
          apk_link: env.apkLink,
          two_step: env.twoStep,
          demo: env.demo,
          inbox_link: env.demo ? (env.inboxUrl ?? null) : null,
        },
      };
    },
  };
}
