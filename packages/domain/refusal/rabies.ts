import type { CatalogueEntry } from './refusal.ts';

/** Courses of anti-rabies vaccine, and the care of bites and stings. */
export const rabies = {
  RABIES0001: { status: 400, meaning: 'the regimen has no day `day`' },
  RABIES0002: { status: 409, meaning: 'the dose of day `day` is on record already, given on `date`' },
  RABIES0003: { status: 400, meaning: 'the dose would lie before its planned day `date`' },
  RABIES0004: { status: 409, meaning: 'the scheduled period was exceeded: last day was `date`' },
  RABIES0005: { status: 409, meaning: 'the dose of day `day` comes first' },
  RABIES0006: { status: 409, meaning: 'the immunoglobulin was given already, on `date`' },
  RABIES0007: { status: 409, meaning: 'the scheduled period of this course was not exceeded' },
  RABIES0008: { status: 409, meaning: 'the course is not complete yet' },
  RABIES0009: { status: 400, meaning: 'this dose does not belong into a case of this type' },
  RABIES0010: { status: 400, meaning: 'no such regimen' },
  RABIES0011: { status: 400, meaning: 'the bite would lie in the future' },
  RABIES0012: { status: 409, meaning: 'a case of this type is open already' },
  RABIES0013: { status: 409, meaning: 'the animal is watched until `date`: the course goes on until then' },
  RABIES0014: { status: 409, meaning: 'watching this animal tells nothing: the course goes on' },
  RABIES0015: { status: 400, meaning: 'the drip would end before it began' },
  RABIES0016: { status: 400, meaning: 'an earlier course counts only with its paper' },
  RABIES0017: { status: 400, meaning: 'no such immunoglobulin' },
  RABIES0018: { status: 409, meaning: 'the animal was not healthy when it was last seen: the course goes on' },
  RABIES0019: { status: 409, meaning: 'the dose of day `day`, given on `date`, would no longer fit behind this one' },
  RABIES0020: {
    status: 409,
    meaning: 'nobody has told how the animal was on `date` or later: look first, then stop the course',
  },
  RABIES0021: { status: 400, meaning: 'more millilitres (`ml`) than the opened vials hold (`most`)' },
} as const satisfies Record<string, CatalogueEntry>;
