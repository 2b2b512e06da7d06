export { openStore, type UserStore } from './database.ts';
export { type Drafts, openDrafts } from './drafts.ts';
export type { Engine } from './engine.ts';
export { newId } from './new-id.ts';
export { type Waiting, waitingIn } from './waiting.ts';
