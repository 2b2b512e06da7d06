export { askByApi } from './ask-by-api.ts';
export { type Ask, openPack, type Pack, type PullState } from './pack.ts';
export { openPackAtRest } from './pack-rows.ts';
export type { PersonCard, PersonOnPhone } from './person-card.ts';
export type { PackMeta, PackRows, Village } from './rows.ts';
