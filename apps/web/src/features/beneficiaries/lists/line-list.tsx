import { getBeneficiaryByReportMod } from '@teeka/contract/beneficiaries/lists';
import type { ReplyOf } from '@teeka/contract/call';
import { displayDate } from '@teeka/domain/format';
import { programmeWords } from '@teeka/words/programme-words';
import { useMemo } from 'react';
import { useAddressFilter } from '../../../platform/address/use-address-filter.ts';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { doseName } from '../../../records/schedule/dose-words.ts';
import { StatusBadge } from '../../../ui/index.ts';
import { LineFilters, lineShape } from './line-filters.tsx';
import { ListPage } from './list-page.tsx';
import { ListedRow } from './listed-row.tsx';
import { lineStatus, requestOf } from './state.ts';
import type { ListSource } from './use-list.ts';

type Line = ReplyOf<typeof getBeneficiaryByReportMod>['data'][number];

const words = {
  here: { approved: 'reports:approved', pending: 'reports:pending' },
  elsewhere: { approved: 'beneficiaries:previousApproved', pending: 'beneficiaries:previousPending' },
} as const;

/** The line list: the cases opened in the chosen days. */
export function Screen() {
  return <LineList />;
}

/** The same for who answers for a place, of the area or of one village of it. */
export function AreaScreen() {
  return <LineList deep />;
}

function LineList({ deep = false }: { readonly deep?: boolean }) {
  const { t } = useWords();
  const { village, mode } = useAddressFilter(lineShape).value;
  const source = useMemo((): ListSource<Line> => {
    const narrowed = { village_id: village, mode: mode === '' ? null : mode };
    return {
      name: `line-list ${village} ${mode}`,
      ask: (wish, page, most) =>
        send(getBeneficiaryByReportMod, { ...requestOf(wish, page, most), ...narrowed }, { quiet: true }),
      keyOf: (row) => `${row.case_id} ${row.given_elsewhere}`,
    };
  }, [village, mode]);
  const programmeName = (category: string): string => {
    const key = programmeWords[category];
    return key ? t(`reports:${key}`) : category;
  };
  const standing = (row: Line) => t(words[row.given_elsewhere ? 'elsewhere' : 'here'][lineStatus(row.status)]);
  const note = (row: Line) =>
    [
      programmeName(row.material_category),
      t('reports:openedOn', { date: displayDate(row.opened_on) }),
      row.closed_on && t('reports:closedOn', { date: displayDate(row.closed_on) }),
    ].filter(Boolean);
  return (
    <ListPage
      title={t('app:lineList')}
      source={source}
      deep={deep}
      filters={(name) => <LineFilters village={name} />}
      narrowed={mode === '' ? [] : [[t('reports:mode'), t(`reports:mode-${mode}`)]]}
      taken={{
        forms: ['line-list', 'line-list-csv'],
        wish: { village_id: village, mode: mode === '' ? null : mode },
      }}
      empty={{ title: t('reports:noneOpened'), text: t('reports:noneOpenedNext') }}
      columns={[
        { key: 'day', head: t('reports:colOpened'), kind: 'day', orders: true, value: ({ opened_on }) => opened_on },
        { key: 'closed', head: t('reports:colClosed'), kind: 'day', value: ({ closed_on }) => closed_on },
        {
          key: 'programme',
          head: t('reports:colProgramme'),
          kind: 'text',
          value: ({ material_category }) => programmeName(material_category),
        },
        {
          key: 'given',
          head: t('reports:colGiven'),
          kind: 'text',
          value: (row) => row.dose_codes.map(doseName).join(', '),
        },
        { key: 'status', head: t('reports:colStatus'), kind: 'text', value: standing },
      ]}
      draw={(row) => (
        <ListedRow
          person={row}
          status={
            <StatusBadge status={lineStatus(row.status) === 'approved' ? 'given' : 'scheduled'}>
              {standing(row)}
            </StatusBadge>
          }
          note={note(row).join(' · ')}
          chips={row.dose_codes.map((code) => (
            <StatusBadge key={code} status="given">
              {doseName(code)}
            </StatusBadge>
          ))}
        />
      )}
    />
  );
}
