import 'i18next';
import type * as en from '@teeka/words/en/index';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: typeof en;
    returnNull: false;
  }
}
