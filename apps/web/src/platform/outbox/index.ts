export { type About, aboutOf, countOf } from './about.ts';
export { alone } from './alone.ts';
export { type Item, type ItemState, isUnsettled, needsYou } from './item.ts';
export { type EnqueueOptions, type Entry, type Outbox, openOutbox } from './outbox.ts';
export { openOutboxRows } from './outbox-rows.ts';
export type { Outcome, Send } from './outcome.ts';
export { sendByApi } from './send-by-api.ts';
export { makeSender, type Sender, type SenderState } from './sender.ts';
export { dependentsOf } from './standing.ts';
