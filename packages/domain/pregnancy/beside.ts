import type { CivilDate } from '../calendar/index.ts';
import type { Pregnancy } from './record.ts';

/** Who records, as far as rules ask. */
export interface Recorder {
  readonly user_id: string;
  /** Answers for a place, and so puts right what others recorded. */
  readonly answers: boolean;
}

/** What an act is judged beside. */
export interface JudgedBeside {
  /** The pregnancy that it is of; undefined where there is none of that number. */
  readonly pregnancy: Pregnancy | undefined;
  /** The woman's other pregnancies. */
  readonly others: readonly Pregnancy[];
  readonly woman: Woman;
  readonly recorder: Recorder;
  /** Day of the capture. */
  readonly today: CivilDate;
  /** When it was captured, milliseconds. */
  readonly at: number;
  /** Children of the delivery that are people of their own. */
  readonly registeredChildren: number;
}

/** The woman's pregnancy after this one, where there is one: by their beginning, whatever their numbers. */
export const nextAfter = ({ lmp }: Pick<Pregnancy, 'lmp'>, others: readonly Pregnancy[]): Pregnancy | undefined =>
  others.filter((other) => other.lmp > lmp).toSorted((one, other) => (one.lmp < other.lmp ? -1 : 1))[0];

export interface Woman {
  readonly born: CivilDate;
  /** 1 male, 2 female, 3 others. */
  readonly gender: number;
  readonly deceased_on: CivilDate | null;
}
