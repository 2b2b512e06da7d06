/** What is given in the care of a bite. These codes stand beside those of the national schedule, which knows none. */
export const biteDoses = {
  /** Anti-rabies vaccine; `day_of_dose` says which visit of the course. */
  ARV: 'rabies',
  /** Rabies immunoglobulin or antibody, once for an exposure. */
  RIG: 'rabies',
  /** Polyvalent snake antivenom; `day_of_dose` counts the doses. */
  ASV: 'venom',
  /** Scorpion antivenom. */
  SAV: 'venom',
} as const;
export type BiteDoseCode = keyof typeof biteDoses;
export type CaseType = (typeof biteDoses)[BiteDoseCode];

/** Is this a dose of the care of bites, and not one of the national schedule? */
export function isBiteDose(code: string): code is BiteDoseCode {
  return Object.hasOwn(biteDoses, code);
}

/** The type of case that a dose belongs to; undefined for doses of the national schedule. */
export function caseTypeOf(code: string): CaseType | undefined {
  return isBiteDose(code) ? biteDoses[code] : undefined;
}
