import { setDefaultSite } from '@teeka/contract/sites';
import { type CommandHandler, refuse } from '../../platform/http/handler.ts';
import { siteOfArea, storeDefaultSite } from './queries.ts';

type Rows = { readonly session_site_id: string } | undefined;

export const setDefaultSiteHandler: CommandHandler<typeof setDefaultSite, Rows, string> = {
  call: setDefaultSite,
  read: (input, { actor, db }) => db.first(siteOfArea(actor.scope, input.session_site_id)),
  decide(input, site) {
    if (!site) return refuse({ code: 'REQVAL0012', path: 'session_site_id' });
    const audit = [{ beneficiary_id: '0', subject: input.session_site_id }];
    return { decision: input.session_site_id, reply: {}, audit };
  },
  write: (site, { actor, db }) => db.run(storeDefaultSite(actor.user_id, site)),
};
