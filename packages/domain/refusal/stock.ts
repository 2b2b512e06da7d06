/** Stock of a site, and what a session made of it. */
export const stock = {
  VACUTI0001: { status: 400, meaning: 'Vaccine utilisation fields are required: `field` is missing' },
  VACUTI0002: {
    status: 400,
    meaning: 'vials received (`received`) are not those opened, returned and damaged (`sum`)',
  },
  VACUTI0003: { status: 400, meaning: 'a vial holds at least one dose' },
  VACUTI0004: { status: 400, meaning: 'more doses (`doses`) than so many part vials (`vials`) can hold' },
  VACUTI0005: { status: 400, meaning: 'doses given differ from those recorded (`recorded`), without a reason' },
  VACUTI0006: { status: 400, meaning: 'opened vials of this vaccine may not be kept' },
  VACUTI0007: { status: 400, meaning: 'an opened vial kept past its time (`date`)' },
  VACUTI0008: { status: 400, meaning: 'the VVM stage is missing or not 1 to 4' },
  VACUTI0009: {
    status: 400,
    meaning: 'diluents received (`received`) are not those used, returned and damaged (`sum`)',
  },
  VACUTI0010: { status: 400, meaning: 'damaged vials or discarded doses without a reason' },
  VACUTI0011: { status: 400, meaning: 'the vaccine and batch stand in another line already' },
  VACUTI0012: { status: 400, meaning: 'a second report of a session without a reason for the correction' },
  VACUTI0013: { status: 400, meaning: 'the vaccine is not of this kind of session' },
  VACUTI0014: {
    status: 409,
    meaning: 'vials of `vaccines` vaccines are not counted as their doses stand: the session cannot end',
  },
  STOCKS0001: { status: 400, meaning: 'the batch expired on `date`' },
  STOCKS0002: { status: 409, meaning: 'the batch is in stock with another expiry, `date`' },
  STOCKS0003: { status: 400, meaning: 'an expiry that no vaccine has: after `date`' },
  STOCKS0004: { status: 403, meaning: 'a stop is lifted by who answers for the place' },
} as const;
