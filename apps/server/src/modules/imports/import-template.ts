import { importTemplate } from '@teeka/contract/imports';
import { queryHandler } from '../../platform/http/handler.ts';
import { template } from '../../platform/imports/index.ts';
import { kinds } from './brought-kinds.ts';

export const importTemplateHandler = queryHandler(importTemplate, async ({ kind }) => ({
  reply: template(kinds[kind].sheet),
}));
