import { beforeBiteRefusal } from '@teeka/domain/bites';
import { dayInIndia } from '@teeka/domain/calendar';
import { asksAboutVials, dripRefusal, venomRules } from '@teeka/domain/venom';
import { useState } from 'react';
import { now, timeOf } from '../../../../platform/clock/clock.ts';
import { refusalWords } from '../../../../platform/language/refusal-words.ts';
import classes from '../../../../records/bites/bites.module.css';
import { FieldSheet } from '../../../../records/bites/field-sheet.tsx';
import { useBiteWords } from '../../../../records/bites/word-fields.tsx';
import { CountField } from '../../../../ui/form/count-field.tsx';
import { TimeField } from '../../../../ui/index.ts';
import { AmountSheet } from '../bites/parts/amount-sheet.tsx';
import { VialSelect } from '../bites/parts/vial-select.tsx';
import type { OpenBite } from '../bites/use-bite-visit.ts';
import { vialFor } from '../bites/vials.ts';
import { instantAt, type VenomStanding, warningsFor } from './standing.ts';
import { Warnings } from './warnings.tsx';

/** More vials than anybody is given. */
const mostVials = 100;

interface Props {
  readonly visit: OpenBite;
  readonly standing: VenomStanding;
  readonly onClose: () => void;
}

/** A dose of antivenom: vials, when the drip began, and the batch. Warnings are read, and what was given is recorded. */
export function AntivenomSheet({ visit, standing, onClose }: Props) {
  const { t, say } = useBiteWords();
  const { draft, edit, kind, today } = visit;
  const code = kind === 'scorpion' ? 'SAV' : 'ASV';
  const usual = code === 'ASV' ? standing.usualVials : venomRules.scorpionVials;
  const [vials, setVials] = useState<number | null>(usual);
  const [time, setTime] = useState(() => timeOf(now()).slice(0, 5));
  const [until, setUntil] = useState('');
  const [tapped, setTapped] = useState(false);
  const [asksAmount, setAsksAmount] = useState(false);
  const count = vials ?? 0;
  const isCount = count >= 1 && count <= mostVials;
  const choice = vialFor(visit, code);
  const startedAt = instantAt(time, now(), today);
  const endedAt = until === '' ? null : instantAt(until, now(), today);
  const wrongEnd = dripRefusal(startedAt, endedAt);
  const bittenOn = visit.care?.details?.venom?.bitten_on ?? draft.venom.bitten_on;
  const wrongStart = beforeBiteRefusal({ dose_code: code, given_on: dayInIndia(startedAt) }, { bittenOn });
  const warnings = code === 'ASV' && count > 0 ? warningsFor(standing, { vials: count, at: startedAt }) : [];
  const take = (isSure = false) => {
    const { vial } = choice;
    setTapped(true);
    if (!vial || !isCount || wrongStart || wrongEnd) return;
    if (!isSure && asksAboutVials(code, count, venomRules)) {
      setAsksAmount(true);
      return;
    }
    const dose = { code, vials: count, startedAt, endedAt, batchId: vial.batch_id } as const;
    edit({ antivenom: [...draft.antivenom, dose], batches: { ...draft.batches, [code]: vial.batch_id } });
    onClose();
  };
  return (
    <FieldSheet title={t('bites:add-antivenom')} act={t('bites:takeOver')} onAct={() => take()} onClose={onClose}>
      <CountField
        label={t('bites:vialsGiven')}
        value={vials}
        onCount={setVials}
        maxLength={5}
        error={
          tapped && !isCount ? refusalWords({ code: 'FLDVAL0005', values: { min: 1, max: mostVials } }) : undefined
        }
      />
      <div className={classes.pair}>
        <TimeField
          label={t('bites:dripFrom')}
          value={time}
          onChange={setTime}
          error={wrongStart && refusalWords(wrongStart)}
        />
        <TimeField
          label={t('bites:dripUntil')}
          value={until}
          onChange={setUntil}
          error={wrongEnd && refusalWords(wrongEnd)}
        />
      </div>
      <span className={classes.quiet}>{t('bites:dripUntilNote')}</span>
      <VialSelect
        choice={choice}
        missing={tapped}
        onChoose={(id) => edit({ batches: { ...draft.batches, [code]: id } })}
      />
      <AmountSheet
        open={asksAmount}
        typed={t('bites:vials', { count })}
        expected={t('bites:amountUsual', { amount: t('bites:vials', { count: usual }) })}
        onSure={() => take(true)}
        onChange={() => setAsksAmount(false)}
      />
      <Warnings list={warnings.map((one) => say('warning', one))} />
    </FieldSheet>
  );
}
