/** Reports and lists as files. */
export const downloads = {
  REPREP0011: { status: 404, meaning: 'a file that is no longer, or not yet, there to be fetched' },
  REPREP0012: { status: 422, meaning: 'more rows than are answered at once; the file is made beside the calls' },
  REPREP0013: { status: 422, meaning: 'more rows than a file holds' },
  REPREP0014: { status: 409, meaning: 'as many files of this user as may be are in the making' },
  REPREP0015: { status: 422, meaning: 'more people than a printed list holds' },
  REPREP0016: { status: 429, meaning: 'as many rows as a user may have in files of a day' },
  REPREP0017: { status: 409, meaning: 'the figures that the list belongs to are being made for the first time' },
  REPREP0020: { status: 404, meaning: 'nobody of the area has a health record' },
  REPREP0021: { status: 422, meaning: 'more people than a file of health records holds' },
  REPREP0022: { status: 429, meaning: 'as many health records as a user may have in files of a day' },
} as const;
