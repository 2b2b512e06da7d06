import { z } from 'zod';
import { call } from '../call.ts';
import { instant } from '../fields.ts';
import { ofOneself } from '../roles.ts';

/** More than a phone ever holds. */
const mostWaiting = 100_000;

export const tellUnsent = call({
  ...ofOneself,
  name: 'auth.tellUnsent',
  path: '{user}/tellUnsent',
  summary: 'How many records wait on the phone of this sign-in, and since when the oldest; nothing of what is in them.',
  request: z
    .object({
      waiting: z.number().int().min(0).max(mostWaiting),
      /** Null where nothing waits, and there only. */
      since: instant.nullable(),
    })
    .refine(({ waiting, since }) => waiting > 0 === (since !== null)),
});
