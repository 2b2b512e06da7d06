/** Places of the directory (ADMLOC), facilities and session sites (ADMFAC). */
export const places = {
  ADMLOC0001: { status: 409, meaning: 'the code is of another place of that level' },
  ADMLOC0002: { status: 403, meaning: 'places, facilities or sites of that level are changed from a higher post' },
  ADMLOC0003: { status: 409, meaning: 'place retired or merged already' },
  ADMLOC0004: { status: 409, meaning: 'something still hangs on the place' },
  ADMLOC0005: { status: 400, meaning: 'a place cannot be merged into itself, nor into one of another district' },
  ADMFAC0001: { status: 409, meaning: 'another of that name in the block, and not said that both are meant' },
  ADMFAC0002: {
    status: 409,
    meaning: 'position far from every other site of the block, and not said that it is meant',
  },
  ADMFAC0003: { status: 409, meaning: 'site or facility closed' },
  ADMFAC0004: { status: 409, meaning: 'sessions of the site are planned or going on' },
  ADMFAC0005: { status: 409, meaning: 'open sites or workers still belong to the facility' },
  ADMFAC0006: { status: 400, meaning: 'a facility cannot be merged into itself, nor into one of another district' },
} as const;
