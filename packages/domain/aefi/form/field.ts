/** Text, a choice, several choices, a mobile number, an instant (ISO 8601 with zone), a whole number, yes or no. */
export type FieldType = 'text' | 'choice' | 'choices' | 'mobile' | 'instant' | 'number' | 'yes-no';

/** What was answered in a field. */
export type Answer = string | number | boolean | readonly string[];
export type Answers = Readonly<Record<string, Answer | undefined>>;

export interface FormField {
  readonly key: string;
  /** Section of the paper form. */
  readonly section: number;
  readonly type: FieldType;
  /** `notice`: without it there is not even a notice; `filing`: without it the form does not count as filed. */
  readonly need: 'notice' | 'filing' | 'none';
  /** In which step the phone asks it; `null`: the server fills it in. */
  readonly step: 'event' | 'notice' | 'person' | 'vaccination' | 'sign' | null;
  readonly options?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  /** Applies only while another field has this answer. */
  readonly showIf?: { readonly field: string; readonly is: Answer };
  /** Not before the instant in this field. */
  readonly notBefore?: string;
}
