import type { Batch, Material } from '@teeka/contract/vaccinations';
import type { CivilDate } from '@teeka/domain/calendar';
import type { Schedule } from '@teeka/domain/schedule';
import { type BatchChoice, batchChoices, isUsable } from '../../visit/batch-choices.ts';

/** A vaccine of the schedule with the batches of the site from which it may be given today. */
export interface VialOfDay {
  readonly vaccine: string;
  /** Usable ones, the first to expire on top. */
  readonly choices: readonly BatchChoice[];
  /** What was chosen today, else the batch that expires first. */
  readonly proposed: string;
}

/** The vials of a day at a site; a vaccine of which it has none to give is left out. */
export function vialsOfDay(
  { rows }: Schedule,
  stock: { readonly materials: readonly Material[]; readonly batches: readonly Batch[] },
  { today, chosen }: { readonly today: CivilDate; readonly chosen: Readonly<Record<string, string>> },
): readonly VialOfDay[] {
  return [...new Set(rows.map(({ vaccine }) => vaccine))].flatMap((vaccine) => {
    const codes = rows.filter((row) => row.vaccine === vaccine).map(({ code }) => code);
    const materials = stock.materials.filter(({ dose_codes }) => dose_codes.some((code) => codes.includes(code)));
    const choices = batchChoices({ materials }, stock.batches, today).filter((one) => isUsable(one) && !one.before);
    const before = choices.find(({ batch }) => batch.batch_id === chosen[vaccine]);
    const proposed = (before ?? choices[0])?.batch.batch_id;
    return proposed === undefined ? [] : [{ vaccine, choices, proposed }];
  });
}
