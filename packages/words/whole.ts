import type { SpokenLanguage } from '@teeka/domain/names';
import * as en from './en/index.ts';
import * as hi from './hi/index.ts';
import type { Words } from './index.ts';

/** Every sentence of every language. */
export const whole: Readonly<Record<SpokenLanguage, Words>> = { en, hi };
