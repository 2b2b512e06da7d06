import type { DownloadFilter } from '@teeka/contract/downloads';
import type { DownloadReport } from '@teeka/domain/downloads';
import { nameIn } from '@teeka/domain/names';
import { whole } from '@teeka/words/whole';
import type { Reader } from '../db/database.ts';
import { materialIn } from '../words/dose-words.ts';
import type { Taker } from './download-kind.ts';
import { villageNamed } from './queries.ts';

/** What a list is narrowed to by name, in the words of its reader; undefined where it is not. */
export interface NarrowedTo {
  readonly village: string | undefined;
  readonly vaccine: string | undefined;
  /** How what is listed came on record. */
  readonly mode: string | undefined;
}

type Narrowing = Pick<DownloadFilter, 'village_id' | 'vaccine' | 'mode'>;

/** Which lists know what; of others it narrows nothing, whatever was asked. */
const knows: { readonly [Name in keyof NarrowedTo]: readonly DownloadReport[] } = {
  village: ['due-list', 'line-list', 'line-list-csv'],
  vaccine: ['due-list'],
  mode: ['line-list', 'line-list-csv'],
};

/** Names what a list is narrowed to: whoever carries it knows whom it does not tell of. */
export async function narrowedTo(
  report: DownloadReport,
  { village_id, vaccine, mode }: Narrowing,
  { actor, db, origin: { language } }: Pick<Taker, 'actor' | 'origin'> & { readonly db: Reader },
): Promise<NarrowedTo> {
  const is = (name: keyof NarrowedTo) => knows[name].includes(report);
  const named =
    village_id !== null && is('village') ? await db.first(villageNamed(village_id, actor.scope)) : undefined;
  return {
    village: named && nameIn(named.village_name, language),
    vaccine:
      vaccine !== '' && is('vaccine')
        ? materialIn(language)({ material_code: vaccine, material_name: vaccine })
        : undefined,
    mode: mode !== null && is('mode') ? whole[language].reports[`mode-${mode}`] : undefined,
  };
}
