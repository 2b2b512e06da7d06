import { setDefaultSite } from '@teeka/contract/sites';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { siteOfArea, storeDefaultSite } from './queries.ts';

export const setDefaultSiteHandler = commandHandler(setDefaultSite, {
  read: (input, { actor, db }) => db.first(siteOfArea(actor.scope, input.session_site_id)),
  decide(input, site) {
    if (!site) return refuse({ code: 'REQVAL0012', path: 'session_site_id' });
    const audit = [{ beneficiary_id: '0', subject: input.session_site_id }];
    return { decision: input.session_site_id, reply: {}, audit };
  },
  write: (site, { actor, db }) => db.run(storeDefaultSite(actor.user_id, site)),
});
