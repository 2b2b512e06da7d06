/** A figure, a word or a day that a sentence about a refusal may need, for example `{ min: 2, max: 30 }`. */
export type RefusalValues = Readonly<Record<string, string | number>>;

/** HTTP statuses a refusal may answer with; a refusal is never a 5xx except for an outside service that does not answer. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503;

/** One line of the catalogue: which status it answers and, for developers, what it means. */
export interface CatalogueEntry {
  readonly status: RefusalStatus;
  readonly meaning: string;
}

/** Wording aside, why something was not accepted. `path` names the request field, dotted (`doses.0.dose_code`). */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly path?: string;
  readonly values?: RefusalValues;
}
