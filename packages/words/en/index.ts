import { app } from './app.ts';
import { refusals } from './refusals.ts';

export const en = { app, refusals } as const;
