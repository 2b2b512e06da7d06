import { Button, Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getVillagesOfAsha, type Household, householdChoices, mappingAshaVillager } from '@teeka/contract/workers';
import { indianNumber } from '@teeka/domain/format';
import { checkRemark } from '@teeka/domain/text';
import { useState } from 'react';
import type { ParamsOf } from '../../../platform/address/params-of.ts';
import { isNone, send } from '../../../platform/api/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { useDraft } from '../../../records/workday/index.ts';
import { Choices } from '../../../ui/choice/choices.tsx';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { Notice, Page, SkeletonList, toast } from '../../../ui/index.ts';
import { useReturn } from '../../../ui/page/use-return.ts';
import { WorkerNotHere } from '../not-here.tsx';
import classes from './asha.module.css';
import {
  divisionOf,
  type HouseholdDraft,
  type HouseholdWishes,
  movedFrom,
  noDivision,
  stays,
  willVisit,
  wishesNow,
  wishingHouseholds,
} from './household-state.ts';
import { useHouseholds } from './use-households.ts';

/** The households of a village of an ASHA: those that she visits, divided with whoever shares the village. */
export function Screen({ workerID, villageID }: ParamsOf<'workers/$workerID/villages/$villageID'>) {
  const { t } = useWords();
  const list = useHouseholds(workerID, Number(villageID));
  const back = `/workers/${workerID}/villages`;
  const { online, query, village } = list;
  const asha = useQuery({
    queryKey: ['villages-of-asha', workerID],
    enabled: online,
    queryFn: () => send(getVillagesOfAsha, { user_id: workerID }, { quiet: true }),
    ...{ staleTime: 0, gcTime: 0, refetchOnWindowFocus: false },
  });
  const name = asha.data?.asha.asha_name;
  if (!village || name === undefined) {
    const again = () => void Promise.all([query.refetch(), asha.refetch()]);
    return (
      <Page title={t('workers:households')} deep>
        <WorkerNotHere
          online={online}
          failed={query.isError || asha.isError}
          none={isNone(query.error ?? asha.error)}
          again={again}
          rows={8}
        />
      </Page>
    );
  }
  const called = nameHere(village, 'village_name');
  return (
    <Page title={t('workers:householdsOf', { village: called })} deep>
      <Division list={list} user_id={workerID} village_id={village.village_id} name={name} back={back} />
    </Page>
  );
}

interface DivisionProps {
  readonly list: ReturnType<typeof useHouseholds>;
  readonly user_id: string;
  readonly village_id: number;
  readonly name: string;
  readonly back: string;
}

function Division({ list, user_id, village_id, name, back }: DivisionProps) {
  const { t } = useWords();
  const goBack = useReturn();
  const [draft, keep] = useDraft(`households/${user_id}/${village_id}`, noDivision);
  const [unsaid, setUnsaid] = useState(false);
  const { refusals, busy, attempt } = useAttempt(['reason']);
  if (!draft) return <SkeletonList rows={8} />;
  const { households, total, query } = list;
  const wishes = wishesNow(draft, households, user_id);
  const change = (part: Partial<HouseholdDraft>) => void keep({ ...draft, wishes: [...wishes], ...part });
  const wish = (these: readonly Household[], hers: boolean) =>
    change({ wishes: [...wishingHouseholds(wishes, these, { hers, user_id })] });
  const { add, remove } = divisionOf(wishes);
  const others = movedFrom(wishes);
  const save = async () => {
    const missing = others.length > 0 && !draft.moves;
    setUnsaid(missing);
    const why = checkRemark(draft.reason);
    const said = refusals.show(why.ok ? [] : [{ ...why.refusal, path: 'reason' }]);
    if (!said || missing) return;
    await attempt(async () => {
      const input = { user_id, households: { add, remove }, reason: draft.reason };
      const done = await send(mappingAshaVillager, input, { ownRefusals: true }).catch((error: unknown) => {
        void query.refetch();
        throw error;
      });
      await keep(null);
      const { added = 0, removed = 0 } = done.households ?? {};
      toast.success(t('workers:householdsDone', { name, added, removed }));
      await goBack(back);
    });
  };
  return (
    <div className={classes.form}>
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <p className="flat">{t('workers:householdsText', { name })}</p>
      <SearchField says={t('workers:searchHousehold')} typed={list.typed} onType={list.setTyped} />
      <Choices
        label={t('workers:whose')}
        choices={householdChoices.map((value) => ({ value, label: t(`workers:whose-${value}`) }))}
        value={list.whose}
        onChoose={list.setWhose}
      />
      <p role="status" className="flat">
        {total === 0
          ? t('workers:noHouseholds')
          : households.length < total
            ? t('workers:householdsShown', { shown: indianNumber(households.length), n: indianNumber(total) })
            : t('workers:householdsFound', { count: total, n: indianNumber(total) })}
      </p>
      <Ticks {...{ households, wishes, user_id }} onWish={wish} />
      <div className={classes.acts}>
        {query.hasNextPage ? (
          <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('workers:moreHouseholds')}
          </Button>
        ) : null}
        {households.length > 0 ? (
          <Button variant="subtle" onClick={() => wish(households, true)}>
            {t('workers:tickShown')}
          </Button>
        ) : null}
        {wishes.size > 0 ? (
          <Button variant="subtle" onClick={() => change({ wishes: [], moves: false })}>
            {t('workers:untick')}
          </Button>
        ) : null}
      </div>
      {others.length > 0 ? (
        <Checkbox
          label={t('workers:householdsMove', { names: others.map(({ asha_name }) => asha_name).join(', ') })}
          checked={draft.moves}
          onChange={({ currentTarget }) => change({ moves: currentTarget.checked })}
          error={unsaid && !draft.moves ? t('refusals:ASHMAP0004') : undefined}
        />
      ) : null}
      <p role="status" className="flat">
        {t('workers:villagesChange', { added: indianNumber(add.length), removed: indianNumber(remove.length) })}
      </p>
      <ReasonField
        label={t('workers:reason')}
        description={t('workers:reasonHelp')}
        value={draft.reason}
        onChange={(reason) => change({ reason })}
        refusals={refusals}
      />
      <Button loading={busy} disabled={wishes.size === 0} onClick={() => void save()}>
        {t('workers:save')}
      </Button>
    </div>
  );
}

interface TicksProps {
  readonly households: readonly Household[];
  readonly wishes: HouseholdWishes;
  readonly user_id: string;
  readonly onWish: (households: readonly Household[], hers: boolean) => void;
}

function Ticks({ households, wishes, user_id, onWish }: TicksProps) {
  const { t } = useWords();
  const about = ({ people, mobile, asha }: Household) =>
    [
      t('workers:peopleOfVillage', { count: people, n: indianNumber(people) }),
      mobile,
      asha === null ? t('workers:householdOfNobody') : t('workers:villageWith', { names: asha.asha_name }),
    ].filter((word) => word !== '');
  return (
    <ul className={classes.villages} aria-label={t('workers:households')}>
      {households.map((household) => (
        <li key={household.beneficiary_id}>
          <Checkbox
            label={household.household_name}
            description={about(household).join(' · ')}
            checked={willVisit(household, wishes, user_id)}
            disabled={stays(household, user_id)}
            onChange={({ currentTarget }) => onWish([household], currentTarget.checked)}
          />
        </li>
      ))}
    </ul>
  );
}
