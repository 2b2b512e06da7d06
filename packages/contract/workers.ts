import { accountStates } from '@teeka/domain/workers';
import { z } from 'zod';
import { call } from './call.ts';
import { asFile, flag, id, instant, text, whole, word } from './fields.ts';
import { named } from './names.ts';
import { paged, pageRequest } from './paging.ts';
import { answeringRoles, roles, userLevels } from './roles.ts';
import { calledArea } from './sites/areas.ts';
import { areaPart, withinArea } from './within.ts';

export * from './workers/villages.ts';

/** Somebody who works in the area, as far as whoever answers for them needs it. */
const worker = z.object({
  user_id: id,
  user_name: z.string(),
  display_name: z.string(),
  role: z.enum(roles),
  ...named('facility_name', z.string().nullable()),
  /** The block of the post; null of who is posted above. A server of an earlier version leaves it out. */
  ...named('block_name', z.string().nullable().optional()),
  is_active: z.boolean(),
  /** Until when wrong passwords keep somebody out at one place at least; null where they do nowhere. */
  locked_until: instant.nullable(),
  /** How many phones and computers the account is signed in on. */
  sign_ins: z.number().int(),
  /** When the account signed in last; null where it never has. */
  last_sign_in: instant.nullable(),
  /** Since when there is the account. */
  made_at: instant,
  /** How many records wait on its phones, as they told last, and since when the oldest. A server of an earlier version leaves them out. */
  unsent: z.number().int().optional(),
  unsent_since: instant.nullable().optional(),
  /** How many villages an ASHA looks after; null of others. A server of an earlier version leaves it out. */
  villages: z.number().int().nullable().optional(),
});
export type Worker = z.output<typeof worker>;

/** What narrows the workers of an area. */
const narrowed = {
  /** A part of the name, or the beginning of the user name. */
  search: text(60).default(''),
  /**
   * Only those that are locked, whose phones hold records of more than a day, who have not signed in for a month or never
   * have, that are closed; '' for all.
   */
  state: z.enum(['', ...accountStates]).default(''),
  role: z.enum(['', ...roles]).default(''),
  ...withinArea,
};
const ofArea = { access: answeringRoles, area: 'own-area', refusals: ['REQVAL0010'] } as const;

export const getWorkers = call({
  ...ofArea,
  name: 'workers.getWorkers',
  heavy: 'figures',
  path: '{admin}/getWorkers',
  summary: 'The workers of the own area whom one answers for, by a part of the name or the beginning of the user name.',
  quiet: true,
  request: z.object({ ...narrowed, ...pageRequest }),
  reply: paged(worker),
});

export const downloadWorkers = call({
  ...ofArea,
  name: 'workers.downloadWorkers',
  heavy: 'figures',
  path: '{admin}/downloadWorkers',
  summary: 'The same workers, all of them, as a file (CSV) in the language of the caller.',
  request: z.object(narrowed),
  ...asFile,
});

/** What is done to the account of a worker names the worker and the reason. */
const act = {
  access: answeringRoles,
  area: 'own-area',
  kind: 'command',
  request: z.object({ user_id: id, reason: text() }),
  refusals: ['FLDVAL0001', 'FLDVAL0003', 'FLDVAL0004', 'REQVAL0010', 'REQVAL0012'],
} as const;

export const endSignInsOfWorker = call({
  ...act,
  name: 'workers.endSignInsOfWorker',
  path: '{admin}/endSignInsOfWorker',
  summary: 'Ends every sign-in of a worker whom one answers for: a phone was lost, somebody has left.',
  reply: z.object({ ended: z.number().int() }),
});

export const getSignInsOfWorker = call({
  name: 'workers.getSignInsOfWorker',
  path: '{admin}/getSignInsOfWorker',
  summary: 'Where a worker whom one answers for is signed in, what was used last first.',
  access: answeringRoles,
  area: 'own-area',
  quiet: true,
  request: z.object({ user_id: id }),
  reply: z.object({
    sign_ins: z.array(
      z.object({
        sign_in_id: id,
        /** As of the own ones: coarse names, '' where none was noted. */
        browser: word(),
        system: word(),
        since: instant,
        last_used: instant,
        unsent: z.number().int(),
        unsent_since: instant.nullable(),
      }),
    ),
  }),
  refusals: ['REQVAL0012'],
});
export type SignInOfWorker = z.output<typeof getSignInsOfWorker.reply>['sign_ins'][number];

export const endSignInOfWorker = call({
  ...act,
  name: 'workers.endSignInOfWorker',
  path: '{admin}/endSignInOfWorker',
  summary: 'Ends one sign-in of a worker whom one answers for; one that has ended already is answered alike.',
  request: z.object({ user_id: id, sign_in_id: id, reason: text() }),
  reply: z.object({ ended: z.number().int() }),
});

export const unlockWorker = call({
  ...act,
  name: 'workers.unlockWorker',
  path: '{admin}/unlockWorker',
  summary: 'Opens the account of a worker whom one answers for, which rests after wrong passwords.',
  reply: z.object({}),
});

/** The caller's own access token once more, as the specification has it in these payloads; it is compared and kept nowhere. */
const token = text(4000).default('');

export const updateUserStatus = call({
  ...act,
  name: 'workers.updateUserStatus',
  summary: 'Closes the account of a worker whom one answers for, which ends every sign-in, or opens it again.',
  request: z.object({ user_id: id, isActive: flag, reason: text().default(''), token }),
  reply: z.object({ ended: z.number().int() }),
  refusals: [...act.refusals, 'REQVAL0013'],
});

export const resetPassword = call({
  ...act,
  name: 'workers.resetPassword',
  summary:
    'Gives a worker whom one answers for a password for one sign-in, at which it is changed; ends every sign-in. Asks for the own password.',
  request: z.object({ user_id: id, reason: text(), currentPassword: text(), token }),
  /** To be told to the worker; it is shown this once. */
  reply: z.object({ password: z.string() }),
  sealed: { request: ['currentPassword'], reply: ['password'] },
  refusals: [...act.refusals, 'REQVAL0013', 'USRPRF0007', 'USRAUT0002', 'USRAUT0005'],
});

/** What somebody is called, where a code reaches them, and as what they work where: one place, or session sites, the usual one first. */
const account = {
  display_name: text(),
  mobile_number: text(),
  role: z.enum(roles),
  user_level: z.enum(userLevels),
  posted_at: z.array(areaPart).max(20),
};

/** What gives somebody a way in, or another one, asks for the own password; wrong ones count as at a sign-in. */
const ownPassword = { currentPassword: text() };
const ownPasswordRefusals = ['USRPRF0007', 'USRAUT0002', 'USRAUT0005'] as const;
const accountRefusals = [
  ...['FLDVAL0001', 'FLDVAL0002', 'FLDVAL0004', 'FLDVAL0006', 'FLDVAL0007', 'FLDVAL0008', 'FLDVAL0016', 'FLDVAL0027'],
  ...['ADMROL0001', 'ADMROL0003', 'ADMROL0004', 'ADMROL0006', 'REQVAL0010', 'REQVAL0012'],
] as const;

export const addWorker = call({
  ...act,
  name: 'workers.addWorker',
  path: '{admin}/addWorker',
  summary:
    'Makes an account for somebody whom one will answer for, with a password for one sign-in. Asks for the own password.',
  request: z.object({ user_id: id, user_name: text(), ...account, ...ownPassword }),
  /** To be told to the worker; it is shown this once. */
  reply: z.object({ user_name: z.string(), password: z.string() }),
  sealed: { request: ['mobile_number', 'currentPassword'], reply: ['password'] },
  refusals: [...accountRefusals, 'ADMROL0002', 'ADMROL0005', ...ownPasswordRefusals],
});

/** What `changeWorker` begins with. */
export const getWorker = call({
  name: 'workers.getWorker',
  path: '{admin}/getWorker',
  summary: 'The account of a worker whom one answers for: name, masked number, post and where it is.',
  access: answeringRoles,
  area: 'own-area',
  request: z.object({ user_id: id }),
  reply: z.object({
    user_id: id,
    user_name: z.string(),
    display_name: z.string(),
    /** All but the last digits are hidden; '' where there is none. */
    mobile_masked: z.string(),
    role: z.enum(roles),
    user_level: z.enum(userLevels),
    posted_at: z.array(calledArea),
    /** Grows with each change; whoever changes names the one that they saw. */
    version: z.number().int(),
  }),
  refusals: ['REQVAL0012'],
});
export type WorkerAccount = z.output<typeof getWorker.reply>;

export const changeWorker = call({
  ...act,
  name: 'workers.changeWorker',
  path: '{admin}/changeWorker',
  summary:
    'Changes name, number, role or place of a worker whom one answers for, before and after. Asks for the own password; another role or place ends every sign-in. Where nothing would change, nothing is done (ADMROL0012).',
  /** An empty `mobile_number` leaves it as it is. */
  request: z.object({ user_id: id, version: whole, ...account, ...ownPassword, reason: text() }),
  reply: z.object({ ended: z.number().int() }),
  sealed: { request: ['mobile_number', 'currentPassword'] },
  refusals: [...accountRefusals, 'ADMROL0008', 'ADMROL0012', 'FLDVAL0003', ...ownPasswordRefusals],
});

export const deleteUser = call({
  ...act,
  name: 'workers.deleteUser',
  summary:
    'Removes an account that was made by mistake: nobody has used it and nothing hangs on it; another one is closed instead. Asks for the own password.',
  request: z.object({ user_id: id, reason: text(), ...ownPassword, token }),
  reply: z.object({}),
  sealed: { request: ['currentPassword'] },
  refusals: [...act.refusals, 'REQVAL0013', 'ADMROL0007', ...ownPasswordRefusals],
});
