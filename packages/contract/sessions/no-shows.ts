import { z } from 'zod';
import { call } from '../call.ts';
import { day, instant } from '../fields.ts';
import { clinicalRoles } from '../roles.ts';
import { ofSession } from './shapes.ts';

const ofNoShows = {
  access: clinicalRoles,
  area: 'own-sites',
  kind: 'command',
  outbox: true,
  request: z.object({ session_id: ofSession.session_id, captured_at: instant }),
  sealed: { request: ofSession.sealed },
} as const;

export const carryNoShows = call({
  ...ofNoShows,
  name: 'sessions.carryNoShows',
  summary: "Puts everybody who did not come to an ended session on the list of the site's next planned one.",
  reply: z.object({
    session_id: z.string(),
    date_of_session: day,
    /** How many were put on that list; who stood there already is not counted. */
    carried: z.number().int(),
  }),
  refusals: ['REQVAL0012', 'SESDAY0002', 'SESDAY0003', 'SESDAY0007', 'SESDAY0008', 'SESDAY0015', 'SESPLN0015'],
});

export const undoCarryNoShows = call({
  ...ofNoShows,
  name: 'sessions.undoCarryNoShows',
  summary: 'Takes the no-shows of a session off the next list again, as far as nothing has happened with them there.',
  reply: z.object({ removed: z.number().int() }),
  refusals: ['REQVAL0012', 'SESDAY0015'],
});
