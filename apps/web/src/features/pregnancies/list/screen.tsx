import { indianNumber } from '@teeka/domain/format';
import { pregnancyLists } from '@teeka/domain/pregnancy';
import { word } from '../../../platform/address/kinds.ts';
import { useAddressFilter } from '../../../platform/address/use-address-filter.ts';
import { useHistoryText } from '../../../platform/address/use-history-text.ts';
import { activeLanguage, useWords } from '../../../platform/language/index.ts';
import type { WomanLine } from '../../../records/pregnancies/listed-women.ts';
import { AreaFilter, useArea } from '../../../records/sites/area-filter.tsx';
import { useView } from '../../../records/workday/index.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { ListHead, Page } from '../../../ui/index.ts';
import { inOrder, orderOf, orderWord, orderWords, Rows } from '../../../ui/table/index.ts';
import classes from '../parts/list.module.css';
import { NothingListed } from '../parts/nothing-listed.tsx';
import { ReachChoice, reachFor } from '../parts/reach.tsx';
import { answersTo } from './answers-to.ts';
import { orderedBy, useWomenColumns } from './columns.tsx';
import { ListTabs } from './list-tabs.tsx';
import { useWomenHere, useWomenOfArea } from './use-women.ts';
import { WomanCard } from './woman-card.tsx';

const usualSort = 'risk';
const shape = {
  reach: word(['here', 'area'], 'here'),
  list: word(pregnancyLists, 'all'),
  sort: word(orderWords(orderedBy), usualSort),
};

const pregnancyPath = ({ id }: WomanLine): string => `/pregnancy/${id}`;

/** The pregnant women of the site from this phone, or of the whole area from the server: who needs somebody first. */
export function Screen() {
  const { t } = useWords();
  const hasPack = useView() !== null;
  const { value, set, adjust } = useAddressFilter(shape);
  const { list, sort } = value;
  const reach = reachFor(value.reach);
  const [typed, type] = useHistoryText();
  const here = useWomenHere(list);
  const wanted = { wanted: reach === 'area', whole: sort !== usualSort || typed.trim() !== '' };
  const area = useWomenOfArea(list, useArea(), wanted);
  const columns = useWomenColumns();
  const order = orderOf(sort);
  const sought = typed.trim().toLocaleUpperCase();
  const inTurn = (found: readonly WomanLine[]) => {
    const named = sought === '' ? found : found.filter(answersTo(sought));
    return sort === usualSort ? named : inOrder(named, columns, { order, language: activeLanguage() });
  };
  const all = reach === 'here' ? (here?.lines ?? null) : area.lines;
  const lines = all && inTurn(all);
  const total = reach === 'here' || sought !== '' ? (lines?.length ?? 0) : area.total;
  const count = lines ? t('pregnancyLists:count', { count: total, n: indianNumber(total) }) : '…';
  return (
    <Page wide title={t('pregnancyLists:title')}>
      <div className={classes.head}>
        <ReachChoice reach={reach} onChoose={(next) => set({ reach: next })} />
        {reach === 'area' ? <AreaFilter /> : null}
        <ListTabs
          totals={(reach === 'here' ? here?.totals : area.totals) ?? null}
          list={list}
          onChoose={(next) => set({ list: next })}
        />
        <SearchField says={t('pregnancyLists:find')} typed={typed} onType={type} />
      </div>
      {lines && lines.length > 0 ? (
        <div>
          <ListHead count={count} period={t(`pregnancyLists:list-${list}`)} />
          <Rows
            headed
            key={`${reach} ${list}`}
            caption={[t('pregnancyLists:title'), t(`pregnancyLists:list-${list}`), count].join(' · ')}
            columns={columns}
            rows={lines}
            total={total}
            keyOf={({ id, number }) => `${id} ${number}`}
            link={(line) => ({ to: pregnancyPath(line) })}
            order={order}
            onOrder={(next) => adjust({ sort: orderWord(next) as typeof sort })}
            card={(line) => <WomanCard line={line} to={pregnancyPath(line)} />}
            cardHeight={132}
            {...(reach === 'area' ? { onNearEnd: area.more, all: async () => inTurn(await area.all()) } : {})}
          />
        </div>
      ) : (
        <NothingListed
          reach={reach}
          isEmpty={lines !== null}
          hasPack={hasPack}
          area={area}
          title={t('pregnancyLists:nobody')}
          text={t('pregnancyLists:nobodyNext')}
        />
      )}
    </Page>
  );
}
