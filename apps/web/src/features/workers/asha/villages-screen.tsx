import { Button, Checkbox } from '@mantine/core';
import { IconMapPinOff } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getVillagesOfAsha, mappingAshaVillager, type VillageOfAsha } from '@teeka/contract/workers';
import { indianNumber } from '@teeka/domain/format';
import { checkRemark } from '@teeka/domain/text';
import type { Sharing } from '@teeka/domain/workers';
import { useState } from 'react';
import type { ParamsOf } from '../../../platform/address/params-of.ts';
import { isNone, send } from '../../../platform/api/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { useDraft, useOnline } from '../../../records/workday/index.ts';
import { Choices } from '../../../ui/choice/choices.tsx';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { EmptyState, Notice, Page, SkeletonList, toast } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import { useReturn } from '../../../ui/page/use-return.ts';
import { WorkerNotHere } from '../not-here.tsx';
import classes from './asha.module.css';
import {
  mappingOf,
  noMapping,
  sharedAs,
  standAs,
  unsaid,
  villagesNamed,
  type Wishes,
  willBeHers,
  wishesOf,
  wishing,
} from './state.ts';
import { VillageHistory } from './village-history.tsx';

/** From so many villages on they are searched. */
const searchedFrom = 11;

/** The villages of an ASHA: those that her session sites serve, given to her and taken from her. */
export function Screen({ workerID }: ParamsOf<'workers/$workerID/villages'>) {
  const { t } = useWords();
  const online = useOnline();
  const found = useQuery({
    queryKey: ['villages-of-asha', workerID],
    enabled: online,
    queryFn: () => send(getVillagesOfAsha, { user_id: workerID }, { quiet: true }),
    ...{ staleTime: 0, gcTime: 0, refetchOnWindowFocus: false },
  });
  const { data } = found;
  if (!data)
    return (
      <Page title={t('workers:villages')} deep>
        <WorkerNotHere
          online={online}
          failed={found.isError}
          none={isNone(found.error)}
          again={() => void found.refetch()}
          rows={5}
        />
      </Page>
    );
  const name = data.asha.asha_name;
  return (
    <Page title={t('workers:villagesOf', { name })} deep>
      {data.villages.length === 0 ? (
        <EmptyState icon={IconMapPinOff} title={t('workers:noVillages')} text={t('workers:noVillagesText')} />
      ) : (
        <Mapping
          user_id={workerID}
          name={name}
          villages={data.villages}
          again={async () => (await found.refetch()).data?.villages ?? null}
        />
      )}
      <VillageHistory user_id={workerID} />
    </Page>
  );
}

interface MappingProps {
  readonly user_id: string;
  readonly name: string;
  readonly villages: readonly VillageOfAsha[];
  /** The villages as they stand by now; null where the server does not answer. */
  readonly again: () => Promise<readonly VillageOfAsha[] | null>;
}

function Mapping({ user_id, name, villages, again }: MappingProps) {
  const { t } = useWords();
  const goBack = useReturn();
  const queries = useQueryClient();
  const [draft, keep] = useDraft(`villages/${user_id}`, noMapping);
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState<readonly number[]>([]);
  const { refusals, busy, attempt } = useAttempt(['reason']);
  if (!draft) return <SkeletonList rows={5} />;
  const { reason } = draft;
  const wishes = wishesOf(draft, villages);
  const setWishes = (next: Wishes) => void keep({ wishes: [...next], reason });
  const { add, remove } = mappingOf(wishes, villages);
  const shown = villagesNamed(villages, typed);
  const save = async () => {
    const open = unsaid(wishes, villages);
    setMissing(open);
    // What is still to be said must be seen.
    if (open.length > 0) setTyped('');
    const why = checkRemark(reason);
    const said = refusals.show(why.ok ? [] : [{ ...why.refusal, path: 'reason' }]);
    if (!said || open.length > 0) return;
    await attempt(async () => {
      const { added, removed } = await send(
        mappingAshaVillager,
        { user_id, add, remove, reason },
        { ownRefusals: true },
      ).catch(async (error: unknown) => {
        // Somebody else changed them meanwhile; or it was done, and only the answer was lost.
        const present = await again();
        if (!present || !standAs(wishes, present)) throw error;
        return { added: add.length, removed: remove.length };
      });
      await keep(null);
      void queries.invalidateQueries({ queryKey: ['workers'] });
      toast.success(t('workers:villagesDone', { name, added, removed }));
      await goBack('/workers');
    });
  };
  return (
    <div className={classes.form}>
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <p className="quiet flat">{t('workers:villagesWhich')}</p>
      {villages.length >= searchedFrom ? (
        <SearchField says={t('workers:searchVillage')} typed={typed} onType={setTyped} />
      ) : null}
      {shown.length === 0 ? <p className="flat">{t('workers:noVillageFound')}</p> : null}
      <ul className={classes.villages} aria-label={t('workers:villages')}>
        {shown.map((village) => (
          <li key={village.village_id}>
            <Village
              village={village}
              user_id={user_id}
              wishes={wishes}
              missing={missing.includes(village.village_id)}
              onWishes={setWishes}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="flat">
        {add.length + remove.length === 0
          ? null
          : t('workers:villagesChange', { added: indianNumber(add.length), removed: indianNumber(remove.length) })}
      </p>
      <ReasonField
        label={t('workers:reason')}
        description={t('workers:reasonHelp')}
        value={reason}
        onChange={(next) => void keep({ wishes: [...wishes], reason: next })}
        refusals={refusals}
      />
      <Button loading={busy} disabled={add.length + remove.length === 0} onClick={() => void save()}>
        {t('workers:save')}
      </Button>
    </div>
  );
}

interface VillageProps {
  readonly user_id: string;
  readonly village: VillageOfAsha;
  readonly wishes: Wishes;
  /** It was saved without a word of what becomes of who has it. */
  readonly missing: boolean;
  readonly onWishes: (wishes: Wishes) => void;
}

function Village({ user_id, village, wishes, missing, onWishes }: VillageProps) {
  const { t } = useWords();
  const { village_id, hers, open, people, families, families_hers, others } = village;
  const wanted = willBeHers(village, wishes);
  const wish = wishes.get(village_id);
  const names = others.map(({ asha_name }) => asha_name).join(', ');
  const movable = others.every(({ answered }) => answered);
  const sharings: readonly Sharing[] = movable ? ['shared', 'moved'] : ['shared'];
  return (
    <>
      <Checkbox
        label={nameHere(village, 'village_name')}
        description={[
          t('workers:peopleOfVillage', { count: people, n: indianNumber(people) }),
          ...(names === '' ? [] : [t('workers:villageWith', { names })]),
          ...(hers && !wanted && others.length === 0 ? [t('workers:villageAlone')] : []),
        ].join(' · ')}
        checked={wanted}
        disabled={!open && !hers}
        onChange={({ currentTarget }) => onWishes(wishing(wishes, village, currentTarget.checked))}
      />
      {hers && families > 0 ? (
        <LinkButton
          to={`/workers/${user_id}/villages/${village_id}`}
          variant="subtle"
          className={classes.households ?? ''}
        >
          {t('workers:householdsHers', { own: indianNumber(families_hers), all: indianNumber(families) })}
        </LinkButton>
      ) : null}
      {wish?.hers && others.length > 0 ? (
        <div className={classes.sharing}>
          <Choices
            label={t('workers:sharing', { names })}
            choices={sharings.map((value) => ({ value, label: t(`workers:sharing_${value}`) }))}
            value={wish.sharing}
            onChoose={(sharing) => onWishes(sharedAs(wishes, village, sharing))}
            error={missing && wish.sharing === null ? t('refusals:ASHMAP0001') : undefined}
          />
        </div>
      ) : null}
    </>
  );
}
