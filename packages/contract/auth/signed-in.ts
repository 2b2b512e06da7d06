import { z } from 'zod';
import { call } from '../call.ts';
import { id, instant, word } from '../fields.ts';
import { ofOneself } from '../roles.ts';

export const getSignIns = call({
  name: 'auth.getSignIns',
  method: 'GET',
  path: '{user}/getSignIns',
  summary: 'Where the own account is signed in, what was used last first.',
  access: 'signed-in',
  area: 'self',
  quiet: true,
  reply: z.object({
    sign_ins: z.array(
      z.object({
        sign_in_id: id,
        /** Coarse names of what was signed in with, as the domain's `signedInOn` knows them; '' where it was not noted. */
        browser: word(),
        system: word(),
        since: instant,
        /** To a quarter of an hour. */
        last_used: instant,
        /** The one that asks. */
        is_this: z.boolean(),
      }),
    ),
  }),
});

export const endSignIn = call({
  ...ofOneself,
  name: 'auth.endSignIn',
  path: '{user}/endSignIn',
  summary: 'Ends another sign-in of the own account; one that has ended already is answered alike.',
  request: z.object({ sign_in_id: id }),
  refusals: ['REQVAL0012', 'USRAUT0030'],
});

export const endOtherSignIns = call({
  ...ofOneself,
  name: 'auth.endOtherSignIns',
  path: '{user}/endOtherSignIns',
  summary: 'Ends every sign-in of the own account but the one that asks.',
  reply: z.object({ ended: z.number().int() }),
});
