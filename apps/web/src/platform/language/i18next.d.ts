import 'i18next';
import type { en } from '@teeka/words/en/index';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: typeof en;
    returnNull: false;
  }
}
