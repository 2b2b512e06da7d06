import type { DayNumber } from '@teeka/domain/calendar';
import type { Village } from '../places/plan.ts';

/** A made-up person, before numbers are sealed. Days are whole numbers. */
export interface DemoPerson {
  readonly beneficiary_id: string;
  readonly ben_name: string;
  readonly born: DayNumber;
  readonly yearOnly: boolean;
  /** 1 male, 2 female. */
  readonly gender: 1 | 2;
  readonly guardian_name: string;
  readonly guardian_id: string | null;
  readonly village: Village;
  readonly lmp: DayNumber | null;
  /** Shared by the family. */
  readonly mobile: string;
  readonly photo: { readonly type: number; readonly number: string } | null;
  readonly diedOn: DayNumber | null;
  /** A mother's earlier children, for the Td doses of those pregnancies. */
  readonly births: readonly DayNumber[];
  /** Her children of the last year who are people of the demo. */
  readonly children?: readonly DemoChildOf[];
  /** How this person's vaccinations went so far; undefined: by chance. */
  readonly story?: Story;
}

export interface DemoChildOf {
  readonly beneficiary_id: string;
  readonly name: string;
  readonly girl: boolean;
  readonly born: DayNumber;
}

/** A course of vaccinations as families live it. */
export type Story = 'on-time' | 'late' | 'missed' | 'stopped' | 'too-early' | 'never' | 'birth-only';
