import { importTemplate } from '@teeka/contract/beneficiaries';
import { queryHandler } from '../../../platform/http/handler.ts';
import { template } from '../../../platform/imports/index.ts';
import { peopleSheet } from './sheet/people-sheet.ts';

export const importTemplateHandler = queryHandler(importTemplate, async () => ({ reply: template(peopleSheet) }));
