import { paperLanguages } from '@teeka/domain/certificates';
import { z } from 'zod';
import { asFile } from './fields.ts';

/** What every paper is asked for besides what it is about. */
export const paperFields = {
  /** Left out: the language of the caller. */
  language: z.enum(paperLanguages).optional(),
  /** 'sandbox' marks the paper across as one that holds nowhere; left out: 'production'. Sealed. */
  env: z.enum(['production', 'sandbox']).default('production'),
};

/** Of a call that draws a paper: a file that keeps no screen waiting, a few of one user at once. */
export const asPaper = { ...asFile, heavy: 'figures', quiet: true } as const;

/** Of a download of a session or a certificate: the token is exchanged first. */
export const asCertificate = { ...asPaper, freshToken: true } as const;
