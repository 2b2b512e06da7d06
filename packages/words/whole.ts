import type { SpokenLanguage } from '@teeka/domain/names';
import * as en from './en/index.ts';
import * as enOfServer from './en/of-server.ts';
import * as hi from './hi/index.ts';
import * as hiOfServer from './hi/of-server.ts';
import type { Words } from './index.ts';

/** Every sentence of every language. */
export const whole: Readonly<Record<SpokenLanguage, Words>> = {
  en: { ...en, ...enOfServer },
  hi: { ...hi, ...hiOfServer },
};
