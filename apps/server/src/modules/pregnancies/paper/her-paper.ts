import type { CivilDate } from '@teeka/domain/calendar';
import type { SpokenLanguage } from '@teeka/domain/names';
import type { Pregnancy } from '@teeka/domain/pregnancy';
import type { PersonOnPaper } from '../../beneficiaries/index.ts';
import type { TdRow } from './queries.ts';

/** A child of hers as its own record has it. */
interface ChildOnPaper {
  readonly name: string;
  readonly deceased_on: CivilDate | null;
}

/** A pregnancy as its paper tells it: of its events only what the reader may see. */
export interface HerPaper {
  readonly person: PersonOnPaper;
  readonly pregnancy: Pregnancy;
  readonly others: readonly Pregnancy[];
  readonly deceased_on: CivilDate | null;
  /** Who wrote what, by the id of the event. */
  readonly names: ReadonlyMap<string, string>;
  /** Td doses of this pregnancy that stand. */
  readonly td: readonly TdRow[];
  /** Her children who are registered, by their number. */
  readonly children: ReadonlyMap<string, ChildOnPaper>;
}

/** The language and the day of a sheet. */
export interface PaperGround {
  readonly language: SpokenLanguage;
  readonly today: CivilDate;
}
