/** Cases and the doses recorded in them; what the schedule itself refuses stands in `schedule.ts`. */
export const vaccinations = {
  VACDOS0001: { status: 409, meaning: 'the dose is on record already (given on `date`)' },
  VACDOS0003: { status: 400, meaning: 'the batch is not in stock at this site' },
  VACDOS0004: { status: 400, meaning: 'the batch expired on `date`' },
  VACDOS0007: { status: 403, meaning: 'only District Administrator and Site Admin change vaccine or batch afterwards' },
  VACDOS0008: { status: 409, meaning: 'the vaccine is not given in a session of this category' },
  VACDOS0009: { status: 409, meaning: 'no such case of this person' },
  VACDOS0010: { status: 409, meaning: 'the case is closed' },
  VACDOS0011: { status: 409, meaning: 'a case without a dose cannot be completed' },
  VACDOS0012: { status: 400, meaning: 'the vaccine does not serve the dose `dose`' },
  VACDOS0013: { status: 400, meaning: 'no such vaccine' },
  VACDOS0014: { status: 404, meaning: 'no such dose of this person' },
  VACDOS0015: { status: 409, meaning: 'the dose is voided already' },
  VACDOS0016: {
    status: 403,
    meaning: 'a dose is voided by its author on the same day, by Supervisor, District Administrator or Site Admin',
  },
  VACDOS0017: { status: 400, meaning: 'a question was answered yes, and no reason is given to go on' },
  VACDOS0018: { status: 400, meaning: 'no reason given for the change' },
  VACDOS0019: { status: 400, meaning: 'the correction changes nothing' },
  VACDOS0020: { status: 409, meaning: 'the previous vaccination was decided in another way' },
  VACDOS0021: { status: 404, meaning: 'no such previous vaccination of this person' },
  VACDOS0022: {
    status: 400,
    meaning: 'an adverse event after the vaccine given on `date` is on record, and no reason is given to go on',
  },
  VACDOS0023: { status: 409, meaning: 'the batch was stopped at this site before the dose was drawn from it' },
  VACDOS0024: {
    status: 400,
    meaning: 'a session of `date` gives no dose of another day; that one is a previous vaccination',
  },
} as const;
