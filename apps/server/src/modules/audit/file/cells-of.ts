import { namesOf } from '@teeka/contract/names';
import { auditActOf } from '@teeka/domain/audit';
import { dayInIndia, timeInIndia } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { nameIn, type SpokenLanguage } from '@teeka/domain/names';
import { roleWords } from '@teeka/words/role-words';
import { whole } from '@teeka/words/whole';
import { type About, lineOf } from '../reading/line-of.ts';
import type { ShownRow } from '../reading/queries.ts';
import { linkShown } from './file-seal.ts';

/** The columns of a file in the reader's language; what the log hashes of a row stands at the end as it is there. */
export function auditSheet(language: SpokenLanguage, about: About, key: Buffer) {
  const { app, audit, profile, reports, sites } = whole[language];
  const columns = [
    audit.colNumber,
    audit.colWhen,
    audit.colWho,
    reports.colRole,
    profile.facility,
    sites.level_block,
    audit.colWhat,
    ...(about === 'worker' ? [audit.colPerson] : []),
    audit.colWhy,
    audit.colRow,
    audit.colAt,
    audit.colPosition,
    audit.colLink,
    audit.colSeal,
  ];
  const cellsOf = (row: ShownRow): readonly string[] => {
    const line = lineOf(row, about);
    const { role, reason, refused } = line;
    return [
      `${displayDate(dayInIndia(line.at))} ${timeInIndia(line.at)}`,
      line.display_name ?? audit.server,
      role ? app[roleWords[role]] : '',
      nameIn(namesOf(line, 'facility_name'), language),
      nameIn(namesOf(line, 'block_name'), language),
      audit[`act-${auditActOf(line.act)}`],
      ...(about === 'worker' ? [line.person_masked] : []),
      [reason, refused].filter(Boolean).join(' '),
      row.audit_id,
      row.at_hashed,
      row.position ?? '',
      row.link ? linkShown(key, row.link) : '',
    ];
  };
  return { columns, cellsOf };
}
