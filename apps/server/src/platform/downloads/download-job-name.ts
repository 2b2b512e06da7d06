/** The kind of job that makes a file. */
export const downloadJob = 'download';
