import type { FormField } from '../../forms/index.ts';
import { type Measure, measures } from '../../person/index.ts';
import { masterNames, type PregnancyMasterList } from '../masters.ts';

/** A field of a form of pregnancy, delivery or newborn. */
export interface PregnancyField extends FormField {
  /** Has to be answered where it applies. */
  readonly needed?: true;
  /** The master list that its options are of; its words are found under the list. */
  readonly list?: PregnancyMasterList;
  /** One of several like it: its words are found under this key. */
  readonly readAs?: string;
  /** Its options are read as those of another field. */
  readonly optionsOf?: string;
  /** Of several alike: which it is, where that is not the first. */
  readonly nth?: number;
  /** What is measured. */
  readonly measure?: Measure;
  /** Rests and travels sealed by itself: nobody but who edits the record sees it in full. */
  readonly secret?: true;
}

type Rest = Omit<PregnancyField, 'key' | 'type' | 'options' | 'list' | 'measure' | 'min' | 'max' | 'unit'>;

/** A choice of a master list; `many`: several of it. */
export const ofList = (key: string, list: PregnancyMasterList, rest: Rest & { readonly many?: true } = {}) => {
  const { many, ...others } = rest;
  return { ...others, key, list, type: many ? 'choices' : 'choice', options: masterNames(list) } as const;
};

/** How she does not become pregnant for now. */
export const contraception = {
  key: 'contraception',
  type: 'choice',
  options: ['none', 'condom', 'pill', 'iucd', 'injection', 'sterilisation', 'other'],
} as const;

/** A figure within the bounds of what is measured. */
export const measuredIn = (key: string, measure: Measure, rest: Rest = {}) => {
  const { min, max, unit } = measures[measure];
  return { ...rest, key, measure, type: 'number', min, max, unit } as const;
};
