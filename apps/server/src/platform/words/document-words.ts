import type { Words } from '@teeka/words';

/** What a kind of document is called, by its id on the wire; undefined of one that has no name. */
export const documentWords = (id: number | undefined, { identity }: Pick<Words, 'identity'>): string | undefined =>
  (identity as Readonly<Record<string, string>>)[`document-${id}`];
