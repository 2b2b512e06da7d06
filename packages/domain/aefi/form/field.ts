import type { FormField as Field } from '../../forms/index.ts';

export type { Answer, Answers } from '../../forms/index.ts';

export interface FormField extends Field {
  /** Section of the paper form. */
  readonly section: number;
  /** `notice`: without it there is not even a notice; `filing`: without it the form does not count as filed. */
  readonly need: 'notice' | 'filing' | 'none';
  /** In which step the phone asks it; `null`: the server fills it in. */
  readonly step: 'event' | 'notice' | 'person' | 'vaccination' | 'sign' | null;
  /** Not before the instant in this field. */
  readonly notBefore?: string;
}
