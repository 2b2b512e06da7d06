import type { HistoryColumn, PastSession } from '@teeka/contract/sessions/history';
import { indianNumber } from '@teeka/domain/format';
import { nameHere, type Words } from '../../../platform/language/index.ts';
import type { Column } from '../../../ui/table/index.ts';
import { statusOf } from '../parts/session-words.ts';
import { siteNames } from '../parts/site-names.ts';
import { listedOn } from '../plans/state.ts';
import { PastStatus, pastWord } from './past-status.tsx';

/** Sessions of the past as columns; the server orders by each. */
export function pastColumns(t: Words): readonly Column<PastSession>[] {
  const number = (key: HistoryColumn, head: string, of: (session: PastSession) => number): Column<PastSession> => ({
    ...{ key, head, kind: 'number', orders: true, spare: key !== 'doses' },
    value: of,
    draw: (session) => indianNumber(of(session)),
  });
  return [
    { key: 'date', head: t('plans:date'), kind: 'day', orders: true, value: (session) => session.date_of_session },
    { key: 'site', head: t('plans:site'), kind: 'text', orders: true, value: (session) => siteNames(session).site },
    {
      key: 'block',
      head: t('plans:colBlock'),
      kind: 'text',
      orders: true,
      spare: true,
      value: (session) => nameHere(session, 'block_name'),
    },
    number('listed', t('plans:onList'), listedOn),
    number('vaccinated', t('plans:vaccinated'), ({ counts }) => counts.vaccinated),
    number('rejected', t('plans:notVaccinated'), ({ counts }) => counts.rejected),
    number('doses', t('plans:doses'), ({ doses }) => doses),
    {
      key: 'status',
      head: t('plans:status'),
      kind: 'text',
      orders: true,
      value: (session) => {
        const status = statusOf(session);
        return status ? pastWord(t, status) : t('sessions:unknownStatus');
      },
      draw: (session) => <PastStatus session={session} plain />,
    },
  ];
}
