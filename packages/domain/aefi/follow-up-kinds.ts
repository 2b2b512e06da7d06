/** What can be added to a report; nothing is overwritten, each is an event of its own. */
export const followUpKinds = ['answers', 'case-id', 'investigated', 'final', 'closed'] as const;
export type FollowUpKind = (typeof followUpKinds)[number];
