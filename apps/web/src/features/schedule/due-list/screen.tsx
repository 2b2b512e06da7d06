import { Button } from '@mantine/core';
import { IconCloudOff, IconMoodSmile, IconWifiOff } from '@tabler/icons-react';
import { indianNumber } from '@teeka/domain/format';
import { containerOf, type ExpectedVials } from '@teeka/domain/vaccinations';
import { partWord, word } from '../../../platform/address/kinds.ts';
import { useAddressFilter } from '../../../platform/address/use-address-filter.ts';
import { useToday } from '../../../platform/clock/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { TakeButton } from '../../../records/downloads/take-button.tsx';
import type { ListFact } from '../../../records/downloads/take-list.ts';
import { pageOnList } from '../../../records/pregnancies/her-weeks.ts';
import { vaccineName } from '../../../records/schedule/dose-words.ts';
import { useArea, useAreaName } from '../../../records/sites/area-filter.tsx';
import { type Reach, ReachChoices } from '../../../records/sites/reach-choices.tsx';
import { useView } from '../../../records/workday/index.ts';
import { DateRangeFilter, useAddressRange, usePeriodWords } from '../../../ui/date-range/index.ts';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { Choices, EmptyState, Page, SkeletonList } from '../../../ui/index.ts';
import { Rows } from '../../../ui/table/index.ts';
import { instantWords } from '../../../ui/time/instant-words.ts';
import { useDueColumns } from './columns.tsx';
import { DueCard } from './due-card.tsx';
import classes from './due-list.module.css';
import { everybody, Filter, narrowing } from './filter.tsx';
import { choosesAmongAshas, type DueLine, fittingAsha, isLate, vialsFor } from './state.ts';
import { useDivided, useDueEverywhere, useDueHere } from './use-due.ts';
import { usePlacesOf, useSiteWithin } from './use-due-places.ts';
import { usualPeriod } from './usual-period.ts';

type Whose = 'mine' | 'village';
const shape = { reach: word(['here', 'area'], 'here'), whose: word(['mine', 'village'], 'mine'), ...narrowing };

/** Whom to call, overdue first: the own site from this phone, or the whole area from the server. */
export function Screen() {
  return <DueList />;
}

/** The same for who answers for a place: no site is on this phone, the list is that of the area or of one village. */
export function AreaScreen() {
  return <DueList only="area" />;
}

function DueList({ only }: { readonly only?: Reach }) {
  const { t } = useWords();
  const today = useToday();
  const view = useView();
  const words = usePeriodWords();
  const ground = { direction: 'upcoming', today } as const;
  const [period, setPeriod] = useAddressRange(ground);
  const { value, set } = useAddressFilter(shape);
  const { reach: chosen, whose, ...chosenFilter } = value;
  const reach = only ?? chosen;
  const range = period ?? usualPeriod(today);
  const within = useArea();
  const site = useSiteWithin(reach === 'area', within);
  const ofSite = usePlacesOf(reach === 'area' ? site : '');
  const chooses = choosesAmongAshas(currentUser()?.role);
  const me = currentUser()?.user_id ?? '';
  const { villages = [], ashas = [] } = view?.rows.meta ?? {};
  const known = reach === 'here' ? { villages, ashas } : ofSite;
  const asha =
    reach === 'here' ? chosenFilter.asha : fittingAsha(chosenFilter.asha, ofSite.known ? ofSite.ashas : null);
  const filter = { ...chosenFilter, asha: asha ?? chosenFilter.asha };
  // Of a village that she shares, an ASHA begins with the households that she visits.
  const divided = useDivided(me) && !chooses;
  const own = divided && whose === 'mine' ? me : '';
  const wish = { range, today, ...filter, visitor: chooses ? filter.asha : own };
  const here = useDueHere(wish);
  const area = useDueEverywhere(wish, within, reach === 'area' && asha !== null);
  const places = { villages: known.villages, ashas: chooses ? known.ashas : [] };
  const change = (next: Reach) => set({ reach: next, ...everybody });
  const lines = reach === 'here' ? here : area.lines;
  const total = reach === 'here' ? (here?.length ?? 0) : area.total;
  const late = reach === 'here' ? (here ?? []).filter(isLate).length : area.overdue;
  const counted = t('due:count', { n: indianNumber(total), late: indianNumber(late) });
  const near = reach === 'here' ? view?.rows.meta.site : undefined;
  const columns = useDueColumns(near);
  const chosenVillage = known.villages.find(({ village_id }) => village_id === filter.village);
  const villageName = chosenVillage ? nameHere(chosenVillage, 'village_name') : area.village;
  const facts: readonly ListFact[] = [
    [t('due:village'), filter.village === null ? '' : villageName],
    [t('due:asha'), known.ashas.find(({ user_id }) => user_id === wish.visitor)?.asha_name ?? ''],
    [t('due:vaccine'), reach === 'area' && filter.vaccine !== '' ? vaccineName(filter.vaccine) : ''],
  ];
  const narrowed = facts.map(([, fact]) => fact).filter(Boolean);
  const areaName = useAreaName();
  const siteHere = view ? nameHere(view.rows.meta.site, 'session_site_name') : '';
  const place: ListFact = reach === 'area' ? [t('sites:area'), areaName] : [t('reports:colSite'), siteHere];
  const areaVials = area.vials.map(({ doses_per_vial, ...one }) => ({
    ...one,
    dosesPerVial: doses_per_vial,
  }));
  return (
    <Page
      wide
      deep={only !== undefined}
      title={t('app:dueList')}
      action={
        reach === 'here' && !view ? undefined : (
          <TakeButton
            title={t('app:dueList')}
            about={[place, ...facts, [t('downloads:aboutDays'), words.period(range)]]}
            forms={['due-list-paper', 'due-list']}
            judgedHere={reach === 'here'}
            wish={{
              ...{ from_date: range.from, to_date: range.to, village_id: filter.village, user_id: wish.visitor },
              ...(reach === 'area'
                ? { within, vaccine: filter.vaccine }
                : { session_site_id: view?.rows.meta.site.session_site_id ?? '' }),
            }}
          />
        )
      }
      pinned={<DateRangeFilter ground={ground} filter={period} usual={usualPeriod(today)} onFilter={setPeriod} />}
    >
      <div className={classes.head}>
        {chooses && !only ? <ReachChoices reach={reach} onChoose={change} /> : null}
        {divided ? (
          <Choices<Whose>
            label={t('due:whose')}
            choices={[
              { value: 'mine', label: t('due:whoseMine') },
              { value: 'village', label: t('due:whoseVillage') },
            ]}
            value={whose}
            onChoose={(next) => set({ ...value, whose: next })}
          />
        ) : null}
        <Filter value={filter} onChange={set} everywhere={reach === 'area'} villageName={villageName} {...places} />
        <p className={classes.count} role="status">
          <strong>{lines ? counted : '…'}</strong>
          <span className="quiet">
            {[...narrowed, words.period(range)].join(' · ')}
            {reach === 'here' && view ? ` · ${t('due:fromPhone', { at: instantWords(view.rows.meta.pulled_at) })}` : ''}
            {reach === 'area' && area.online ? ` · ${t('due:fromServer')}` : ''}
            {reach === 'area' && !area.online && lines ? ` · ${t('due:lastAnswer')}` : ''}
          </span>
        </p>
        <Vials vials={reach === 'here' ? vialsFor(here ?? []) : areaVials} />
      </div>
      {lines && lines.length > 0 ? (
        <Rows
          key={`${reach} ${range.from} ${range.to} ${partWord(within)} ${filter.village} ${filter.asha} ${filter.vaccine} ${own}`}
          caption={[t('app:dueList'), place[1], ...narrowed, words.period(range), counted].filter(Boolean).join(' · ')}
          columns={columns}
          rows={lines}
          total={total}
          keyOf={(line) => line.id}
          link={(line) => ({ to: pageOnList(line.id, view?.rows.people.get(line.id)) })}
          card={(line) => <DueCard line={line} near={near} />}
          cardHeight={116}
          {...(reach === 'area' ? { onNearEnd: area.more, all: area.all } : {})}
        />
      ) : null}
      {reach === 'area' && area.turning && lines ? (
        <p className={classes.more}>{t('reports:loadingMore', { shown: lines.length, total: indianNumber(total) })}</p>
      ) : null}
      <Nobody reach={reach} lines={lines} area={area} hasPack={view !== null} />
    </Page>
  );
}

interface NobodyProps {
  readonly reach: Reach;
  readonly lines: readonly DueLine[] | null;
  readonly area: ReturnType<typeof useDueEverywhere>;
  readonly hasPack: boolean;
}

/** Why nobody is shown, and what to do. */
function Nobody({ reach, lines, area, hasPack }: NobodyProps) {
  const { t } = useWords();
  if (lines && lines.length > 0) return null;
  if (lines) return <EmptyState icon={IconMoodSmile} title={t('due:nobody')} text={t('due:nobodyNext')} />;
  if (reach === 'area' && !area.online) {
    return <EmptyState icon={IconWifiOff} title={t('due:offline')} text={t('due:offlineNext')} />;
  }
  if (reach === 'area' && area.failed) {
    const again = <Button onClick={area.again}>{t('app:retry')}</Button>;
    return <EmptyState icon={IconCloudOff} title={t('reports:failed')} text={t('reports:failedNext')} action={again} />;
  }
  if (reach === 'here' && !hasPack) {
    return <EmptyState icon={IconCloudOff} title={t('due:noPack')} text={t('due:noPackNext')} />;
  }
  return <SkeletonList rows={8} />;
}

/** What to take along for everybody on the list: vials, with what is usually lost of them. */
function Vials({ vials }: { readonly vials: readonly ExpectedVials[] }) {
  const { t } = useWords();
  if (vials.length === 0) return null;
  return (
    <Disclosure title={t('due:vials')} className={classes.vials}>
      <dl className={classes.vialList}>
        {vials.map(({ vaccine, doses, vials: count, dosesPerVial }) => (
          <div key={vaccine}>
            <dt>{vaccineName(vaccine)}</dt>
            <dd>
              <strong>{t(`due:${containerOf(vaccine)}Count`, { count })}</strong>
            </dd>
            <dd className="quiet">{t(`due:${containerOf(vaccine)}Doses`, { count: doses, size: dosesPerVial })}</dd>
          </div>
        ))}
      </dl>
      <p>{t('due:vialsNote')}</p>
    </Disclosure>
  );
}
