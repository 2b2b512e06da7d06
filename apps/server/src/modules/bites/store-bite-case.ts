import { plans } from '@teeka/domain/care';
import type { Statement } from '../../platform/db/statement.ts';
import { type NewCase, storeCase } from '../care/index.ts';
import { type BiteFacts, storeBiteFacts } from './queries.ts';

export type NewBiteCase = BiteFacts & Omit<NewCase, 'kind' | 'material_category' | 'screening'>;

/** One after the other: the facts name the case. The rules by which a bite was advised rest with its facts. */
export function storeBiteCase(opened: NewBiteCase, user_id: string): readonly Statement[] {
  const { category } = plans[opened.kind];
  const care = { ...opened, material_category: category, screening: null, rules_version: '' };
  return [...storeCase(care, user_id), storeBiteFacts(opened)];
}
