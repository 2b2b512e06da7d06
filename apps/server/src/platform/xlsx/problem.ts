/** Why a file is not read: no workbook at all, one far larger than what is filled in by hand, or too many records. */
export class XlsxProblem extends Error {
  readonly what: 'not a workbook' | 'too large' | 'too many rows';

  constructor(what: XlsxProblem['what']) {
    super(what);
    this.what = what;
  }
}
