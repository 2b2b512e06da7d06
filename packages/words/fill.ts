/** What a sentence's placeholders may be given; a day `YYYY-MM-DD` is written DD/MM/YYYY. */
export type FillValues = Readonly<Record<string, string | number>>;

/** A sentence with its `{{placeholders}}` filled; one without a value is left out. The web does the same by i18next. */
export function fill(sentence: string, values: FillValues = {}): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => written(values[name]));
}

/** One value as a reader sees it. */
export function written(value: string | number | undefined): string {
  return String(value ?? '').replace(/^([0-9]{4})-([0-9]{2})-([0-9]{2})$/, '$3/$2/$1');
}

/** The placeholders of a sentence, sorted, each once. */
export function placeholders(sentence: string): string[] {
  return [...new Set([...sentence.matchAll(/\{\{(\w+)\}\}/g)].map((found) => found[1] ?? ''))].sort();
}
