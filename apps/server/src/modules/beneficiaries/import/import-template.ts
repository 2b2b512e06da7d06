import { importTemplate } from '@teeka/contract/beneficiaries';
import { queryHandler } from '../../../platform/http/handler.ts';
import { template } from '../../../platform/imports/index.ts';
import { peopleSheet } from './sheet/people-sheet.ts';

let made: ReturnType<typeof template> | undefined;

export const importTemplateHandler = queryHandler(importTemplate, async () => {
  made ??= template(peopleSheet);
  return { reply: made };
});
