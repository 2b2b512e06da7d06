import { type ProgrammeOfState, type StateOfProgrammes, switchProgramme } from '@teeka/contract/settings';
import { displayDate } from '@teeka/domain/format';
import { isTypeSwitch } from '@teeka/domain/person';
import { offUntilSwitchedOn } from '@teeka/domain/schedule';
import { latestSwitch, switchRefusals } from '@teeka/domain/settings';
import { send } from '../../../platform/api/index.ts';
import { today as todayHere } from '../../../platform/clock/clock.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { useKeptForm } from '../../../records/workday/index.ts';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { ConfirmSheet, DateField, Notice, toast } from '../../../ui/index.ts';
import { History } from '../parts/history.tsx';
import { Concerned } from './concerned.tsx';
import { programmeWords, standingWords } from './programme-words.ts';

interface Props {
  readonly state: StateOfProgrammes;
  readonly programme: ProgrammeOfState;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Switches a programme of a state: what it changes, from which day, why, and what was so far. */
export function SwitchSheet({ state, programme: { programme, is_on, changes }, onCancel, onDone }: Props) {
  const { t } = useWords();
  const today = todayHere();
  const { refusals, busy, attempt } = useAttempt(['from_date', 'reason']);
  const { form, put, forget } = useKeptForm<{ readonly from_date: string; readonly reason: string }>(
    `programme/${state.state_id}/${programme}/${is_on ? 'off' : 'on'}`,
    { from_date: today, reason: '' },
  );
  const what = programmeWords(programme, t);
  const ofType = is_on ? 'administration:switchOffTypeBody' : 'administration:switchOnTypeBody';
  const onBody = offUntilSwitchedOn.includes(programme)
    ? 'administration:switchOnWorkersBody'
    : 'administration:switchOnBody';
  const ofProgramme = is_on ? 'administration:switchOffBody' : onBody;
  const body = isTypeSwitch(programme) ? ofType : ofProgramme;
  const save = async () => {
    if (!refusals.show(switchRefusals({ programme, ...form }, today))) return;
    await attempt(async () => {
      const input = { state_id: state.state_id, programme, is_on: !is_on, ...form };
      await send(switchProgramme, input, { ownRefusals: true });
      toast.success(t('administration:switched', { what }));
      await forget();
      onDone();
    });
  };
  return (
    <ConfirmSheet
      open
      danger={is_on}
      busy={busy}
      title={t(is_on ? 'administration:switchOffTitle' : 'administration:switchOnTitle', { what })}
      confirm={t(is_on ? 'administration:switchOff' : 'administration:switchOn')}
      onConfirm={() => void save()}
      onCancel={onCancel}
    >
      <p>
        {t(body, {
          state: nameHere(state, 'state_name'),
        })}
      </p>
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <DateField
        label={t('administration:fromDay')}
        description={t('administration:fromDayHelp')}
        withAsterisk
        value={form.from_date}
        min={today}
        max={latestSwitch(today)}
        onChange={(from_date) => {
          refusals.clear('from_date');
          put({ ...form, from_date });
        }}
        error={refusals.of('from_date')}
      />
      {isTypeSwitch(programme) ? null : (
        <Concerned {...{ state_id: state.state_id, programme, is_on: !is_on, from_date: form.from_date }} />
      )}
      <div className="above-16">
        <ReasonField
          label={t('administration:reason')}
          description={t('administration:reasonHelp')}
          value={form.reason}
          onChange={(reason) => put({ ...form, reason })}
          refusals={refusals}
        />
      </div>
      <History
        title={t('administration:historyOf')}
        changes={changes}
        what={(one) =>
          t('administration:planned', {
            date: displayDate(one.holds_from),
            what: standingWords({ programme, is_on: one.is_on }, t),
          })
        }
      />
    </ConfirmSheet>
  );
}
