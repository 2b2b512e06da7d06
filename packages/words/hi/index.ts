import { app } from './app.ts';
import { beneficiaries } from './beneficiaries.ts';
import { cases } from './cases.ts';
import { identity } from './identity.ts';
import { refusals } from './refusals.ts';
import { sessions } from './sessions.ts';
import { sites } from './sites.ts';
import { sms } from './sms.ts';

export const hi = { app, beneficiaries, cases, identity, refusals, sessions, sites, sms } as const;
