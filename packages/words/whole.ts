import type { SpokenLanguage } from '@teeka/domain/names';
import { en } from './en/index.ts';
import { hi } from './hi/index.ts';
import type { Words } from './index.ts';

/** Every sentence of every language. */
export const whole: Readonly<Record<SpokenLanguage, Words>> = { en, hi };
