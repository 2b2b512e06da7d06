import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { registration } from '@teeka/contract/beneficiaries';
import { addPregnancyEvent } from '@teeka/contract/pregnancies';
import { displayDate, indianNumber } from '@teeka/domain/format';
import { word } from '../../../platform/address/kinds.ts';
import { useAddressFilter } from '../../../platform/address/use-address-filter.ts';
import { useWords } from '../../../platform/language/index.ts';
import { mayAsk } from '../../../platform/sign-in/index.ts';
import { childPath } from '../../../records/pregnancies/child-standing.ts';
import type { NewbornLine } from '../../../records/pregnancies/newborns.ts';
import { AreaFilter, useArea } from '../../../records/sites/area-filter.tsx';
import { useView } from '../../../records/workday/index.ts';
import { ListHead, Page, PersonRow, StatusBadge } from '../../../ui/index.ts';
import { CallButton } from '../../../ui/person/call-button.tsx';
import { personPath } from '../../../ui/person/person-path.ts';
import { Rows } from '../../../ui/table/index.ts';
import { clockWords } from '../../../ui/time/clock-words.ts';
import { useReachesMother } from '../parts/children/use-reaches-mother.ts';
import classes from '../parts/list.module.css';
import { NothingListed } from '../parts/nothing-listed.tsx';
import { ReachChoice, reachFor } from '../parts/reach.tsx';
import { Missing, motherPath, useCalled, useNewbornColumns } from './columns.tsx';
import { useNewbornsHere, useNewbornsOfArea } from './use-newborns.ts';

const shape = { reach: word(['here', 'area'], 'here') };

/** To the child; who is nobody yet is registered here by whoever keeps the record of the mother. */
function useWay(): (line: NewbornLine) => string {
  const reaches = useReachesMother();
  const registers = mayAsk(addPregnancyEvent) && mayAsk(registration);
  return (line) => {
    // Whoever is ill is sent to a hospital from the page of the delivery.
    if (line.ill !== null) return motherPath(line);
    if (line.child) return personPath(line.child.id);
    return registers && !line.registered && reaches(line.motherId)
      ? childPath(line.motherId, line.childId)
      : motherPath(line);
  };
}

/** Children of the last weeks who miss a birth dose, the youngest first: a day too late is too late for hepatitis B. */
export function Screen() {
  const { t } = useWords();
  const hasPack = useView() !== null;
  const { value, set } = useAddressFilter(shape);
  const reach = reachFor(value.reach);
  const here = useNewbornsHere();
  const area = useNewbornsOfArea(useArea(), reach === 'area');
  const columns = useNewbornColumns();
  const pathOf = useWay();
  const lines = reach === 'here' ? here : area.lines;
  const total = reach === 'here' ? (here?.length ?? 0) : area.total;
  const count = lines ? t('pregnancyLists:newbornsCount', { count: total, n: indianNumber(total) }) : '…';
  return (
    <Page wide title={t('pregnancyLists:newborns')}>
      <div className={classes.head}>
        <ReachChoice reach={reach} onChoose={(next) => set({ reach: next })} />
        {reach === 'area' ? <AreaFilter /> : null}
      </div>
      {lines && lines.length > 0 ? (
        <div>
          <ListHead count={count} />
          <Rows
            headed
            key={reach}
            caption={[t('pregnancyLists:newborns'), count].join(' · ')}
            columns={columns}
            rows={lines}
            total={total}
            keyOf={({ key }) => key}
            link={(line) => ({ to: pathOf(line) })}
            card={(line) => <NewbornCard line={line} to={pathOf(line)} />}
            cardHeight={150}
            {...(reach === 'area' ? { onNearEnd: area.more, all: area.all } : {})}
          />
        </div>
      ) : (
        <NothingListed
          reach={reach}
          isEmpty={lines !== null}
          hasPack={hasPack}
          area={area}
          title={t('pregnancyLists:noNewborn')}
          text={t('pregnancyLists:noNewbornNext')}
        />
      )}
    </Page>
  );
}

/** A child where there is no room for a table; its mother is one tap away, and so is her phone. */
function NewbornCard({ line, to }: { readonly line: NewbornLine; readonly to: string }) {
  const { t } = useWords();
  const date = displayDate(line.bornOn);
  const called = useCalled();
  return (
    <div className={classes.row}>
      <div>
        <PersonRow
          name={line.child?.name ?? t('pregnancyLists:childOf', { mother: line.motherName })}
          about={
            line.bornTime
              ? t('pregnancyLists:bornAt', { date, time: clockWords(line.bornTime) })
              : t('pregnancyLists:bornOn', { date })
          }
          village={line.village}
          status={
            line.registered ? null : <StatusBadge status="notYet">{t('pregnancyLists:notRegistered')}</StatusBadge>
          }
          due={
            <span className="stack-6">
              <Missing line={line} />
              {line.motherDied ? <span className="quiet">{t('pregnancyLists:motherDied')}</span> : null}
            </span>
          }
          to={to}
        />
        {to === motherPath(line) ? null : (
          <Anchor component={Link} to={motherPath(line)} className={classes.mother}>
            {t('pregnancyLists:mother')}: {line.motherName}
          </Anchor>
        )}
      </div>
      <span className={classes.acts}>
        <CallButton mobile={line.mobile} name={called(line)} />
      </span>
    </div>
  );
}
