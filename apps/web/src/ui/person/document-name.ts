import { photoIdTypes } from '@teeka/domain/identity';
import i18next from 'i18next';

/** The name of a kind of photo ID in the reader's language; the wire's own name where a newer server knows more. */
export function documentName(typeId: number): string {
  const key = `identity:document-${typeId}`;
  const say = i18next.t as unknown as (key: string) => string;
  return i18next.exists(key) ? say(key) : (photoIdTypes.find(({ id }) => id === typeId)?.type ?? '');
}
