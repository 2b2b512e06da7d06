import { importTemplate } from '@teeka/contract/beneficiaries';
import type { QueryHandler } from '../../../platform/http/handler.ts';
import { template } from './sheet/write-files.ts';

let made: ReturnType<typeof template> | undefined;

export const importTemplateHandler: QueryHandler<typeof importTemplate> = {
  call: importTemplate,
  async answer() {
    made ??= template();
    return { reply: made };
  },
};
