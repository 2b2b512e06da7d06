import { spokenLanguages } from '@teeka/domain/names';
import { z } from 'zod';
import { call } from './call.ts';
import { reportRefusals } from './date-range.ts';
import { asFile, id, text } from './fields.ts';

export const downloadAppreciationLetter = call({
  name: 'appreciation.downloadAppreciationLetter',
  path: '{appreciation-letter}/download',
  summary:
    'The letter of appreciation of a worker for a period of at most a year, as PDF: of oneself, or of whom one answers for.',
  access: 'signed-in',
  area: 'own-area',
  heavy: 'year',
  quiet: true,
  /** First and last day of the period, both included. */
  request: z.object({ user_id: id, from: text(40), to: text(40), language: z.enum(spokenLanguages) }),
  ...asFile,
  refusals: [...reportRefusals, 'REQVAL0010', 'REQVAL0012', 'APPREC0001'],
});
