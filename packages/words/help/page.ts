/** A page of help: what it is about, and in short lines how it is done. */
export interface HelpPage {
  readonly title: string;
  readonly lines: readonly string[];
}
