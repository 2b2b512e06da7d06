import type { RefusalCode } from '../refusal/index.ts';
import type { Verdict } from '../text/index.ts';

/**
 * Text, a choice, several choices, a mobile number, an instant (ISO 8601 with zone), a number, yes or no, a day
 * (`YYYY-MM-DD`), a time of day in India (`HH:MM`).
 */
export type FieldType = 'text' | 'choice' | 'choices' | 'mobile' | 'instant' | 'number' | 'yes-no' | 'day' | 'time';

/** What was answered in a field. */
export type Answer = string | number | boolean | readonly string[];
export type Answers = Readonly<Record<string, Answer | undefined>>;

/** A field of a form as data: screen, server and rules desk ask and judge by the same row. */
export interface FormField {
  readonly key: string;
  readonly type: FieldType;
  readonly options?: readonly string[];
  /** Bounds of a number, both included; of a text `max` is its length. */
  readonly min?: number;
  readonly max?: number;
  /** Of a number: how many digits may stand behind the point; none unless it says so. */
  readonly decimals?: number;
  /** Of a number: what it counts or measures; it stands behind the figure. */
  readonly unit?: string;
  /** Of a text: it consists of digits, such as the number of an account. */
  readonly digits?: true;
  /** Of several: options that stand alone, such as 'none'. A screen takes the others away. */
  readonly alone?: readonly string[];
  /** Judges a text beyond its length and characters. */
  readonly check?: (value: string) => Verdict;
  /** Told of a number instead of the usual codes, where the specification has a sentence of its own. */
  readonly code?: RefusalCode;
  /** Applies only while another field has this answer, or has it among several. */
  readonly showIf?: { readonly field: string; readonly is: string | boolean };
}
