import { app } from './app.ts';
import { refusals } from './refusals.ts';

export const hi = { app, refusals } as const;
