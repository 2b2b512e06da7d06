import { importTemplate } from '@teeka/contract/beneficiaries';
import { queryHandler } from '../../../platform/http/handler.ts';
import { template } from './sheet/write-files.ts';

let made: ReturnType<typeof template> | undefined;

export const importTemplateHandler = queryHandler(importTemplate, async () => {
  made ??= template();
  return { reply: made };
});
