import type { BiteKind } from './draft.ts';

export const isVenomKind = (kind: BiteKind | null): boolean => kind === 'snake' || kind === 'scorpion';
