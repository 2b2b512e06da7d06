/** Documents by which a guardian shows whose child it is; looked at by the worker, and not kept. */
export const relationProofs = [
  'birth-certificate',
  'mcp-card',
  'discharge-paper',
  'ration-card',
  'school-paper',
  'court-order',
] as const;
export type RelationProof = (typeof relationProofs)[number];
