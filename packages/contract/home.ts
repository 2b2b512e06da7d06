import { z } from 'zod';
import { call } from './call.ts';
import { named } from './names.ts';
import { answeringRoles, userLevels } from './roles.ts';
import { watchedBatch } from './stock/watched.ts';

const count = z.number().int();

export const getHomeFigures = call({
  name: 'home.getHomeFigures',
  heavy: 'figures',
  method: 'GET',
  path: '{admin}/getHomeFigures',
  summary: 'What waits in the own area for whoever answers for it, and how the sessions of today go.',
  access: answeringRoles,
  area: 'own-area',
  quiet: true,
  reply: z.object({
    level: z.enum(userLevels),
    /** What the area is called; null of the whole country. */
    ...named('place_name', z.string().nullable()),
    /** Reports that are not closed: of how many a step is late, and of how many others one is due today. */
    aefi: z.object({ open: count, late: count, due_today: count }),
    /** Reports of earlier vaccinations that nobody has decided. */
    earlier_waiting: count,
    /** Sessions of the last month, today among them, that are no longer on going, gave doses and were not counted. */
    not_counted: count,
    /** Sessions of today; `stopped` ones are cancelled or frozen. Of the others the people listed, and who was vaccinated or turned away. */
    today: z.object({ planned: count, on_going: count, ended: count, stopped: count, listed: count, seen: count }),
    /** With vials left that expire within 30 days, the first to expire first; at most three of `total`. */
    expiring: z.object({ total: count, batches: z.array(watchedBatch) }),
    /** Stopped at sites of the area and not expired, in the same way. */
    stopped: z.object({ total: count, batches: z.array(watchedBatch) }),
    /** Workers one answers for whom wrong passwords keep out at a place; at most three of their names. */
    resting: z.object({ total: count, names: z.array(z.string()) }),
    /**
     * Workers one answers for whose phones hold records of more than a day, who have not signed in for a month, who never
     * have; sites of which nobody said where they lie, villages that no ASHA looks after.
     */
    unsent: count,
    not_for_a_month: count,
    never_signed_in: count,
    sites_without_position: count,
    villages_without_asha: count,
    /** Certificates that fell with a key that was revoked and were not issued again. A server of an earlier version leaves it out. */
    fallen_certificates: count.optional(),
    /**
     * Women who are pregnant, who are to be sent to a doctor today, of high risk, whose visit is overdue, whose delivery is
     * expected within a month; newborns who miss a birth dose; women who were sent on and of whom nobody has heard, children
     * found ill whose mother has died. A server of an earlier version leaves them out.
     */
    pregnancies: z
      .object({
        ...{ all: count, urgent: count, high_risk: count, overdue: count, expected: count, newborns: count },
        ...{ unheard: count.optional(), ill_children: count.optional() },
      })
      .optional(),
  }),
});
export type HomeFigures = z.output<typeof getHomeFigures.reply>;
