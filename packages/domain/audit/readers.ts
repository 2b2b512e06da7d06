/**
 * Who may read the audit of a person or a worker: who answers for a district or a site, and is asked when a family or a
 * worker complains. A Supervisor works beside those who are looked into; sessions look into nobody (decision 112).
 */
export const auditReaders = ['District Administrator', 'Site Admin'] as const;

/** Whether a role may; of whom, the area and `answersFor` say. */
export const mayReadAudit = (role: string): boolean => auditReaders.some((reader) => reader === role);
