import { Button } from '@mantine/core';
import {
  type AbhaConsentMethod,
  type AbhaPoint,
  type AbhaSheet,
  abhaConsentMethods,
  abhaPoints,
} from '@teeka/domain/abha';
import { useId, useState } from 'react';
import { now } from '../../../platform/clock/clock.ts';
import { activeLanguage } from '../../../platform/language/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { BottomSheet, Choices, useRefusals } from '../../../ui/index.ts';
import classes from '../abha.module.css';
import { type Consent, consentTo } from './agreed.ts';

interface Props {
  readonly sheet: AbhaSheet;
  /** Of a child the guardian on record, who agrees for it. */
  readonly guardian_id: string | null;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onAgreed: (consent: Consent) => void;
  /** That they did not agree is being stored. */
  readonly refusing: boolean;
  readonly onRefused: () => Promise<void>;
}

/** The last two points of an adult's sheet: what worker and person confirm. */
const confirmations: readonly AbhaPoint[] = ['worker-confirms', 'person-confirms'];

/** The sheet, read out point by point: each is ticked as it is agreed to, and how they agreed is chosen. */
export default function ConsentSheet({ sheet, guardian_id, open, onClose, onAgreed, refusing, onRefused }: Props) {
  const { t } = useWords();
  const [ticked, setTicked] = useState<readonly AbhaPoint[]>([]);
  const [method, setMethod] = useState<AbhaConsentMethod | null>(null);
  const refusals = useRefusals(['points', 'method']);
  const id = useId();
  const points: readonly AbhaPoint[] = abhaPoints[sheet];
  const rest = points.filter((point) => !ticked.includes(point)).length;
  const wrongPoints = refusals.of('points');
  const agree = () => {
    const missing = [
      ...(rest > 0 ? [{ code: 'ABHACC0001', path: 'points' } as const] : []),
      ...(method === null ? [{ code: 'FLDVAL0001', path: 'method' } as const] : []),
    ];
    if (!refusals.show(missing) || method === null) return;
    onAgreed(consentTo(sheet, { language: activeLanguage(), method, points, at: now(), guardian_id }));
  };
  const toggle = (point: AbhaPoint, on: boolean) => {
    refusals.clear('points');
    setTicked(on ? [...ticked, point] : ticked.filter((one) => one !== point));
  };
  const listed = (shown: readonly AbhaPoint[]) => (
    <div className={classes.points}>
      {shown.map((point) => (
        <label key={point} className={classes.point} data-ticked={ticked.includes(point) || undefined}>
          <input
            type="checkbox"
            checked={ticked.includes(point)}
            onChange={({ currentTarget }) => toggle(point, currentTarget.checked)}
            {...(wrongPoints && !ticked.includes(point)
              ? { 'aria-invalid': true, 'aria-describedby': `${id}-points` }
              : {})}
          />
          <span>{t(`abha:point-${point}`)}</span>
        </label>
      ))}
    </div>
  );
  const own = points.filter((point) => !confirmations.includes(point));
  const last = points.filter((point) => confirmations.includes(point));
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={t(`abha:consentTitle-${sheet}`)}
      actions={
        <>
          <Button variant="default" loading={refusing} onClick={() => void onRefused()}>
            {t('abha:refuse')}
          </Button>
          <Button disabled={refusing} onClick={agree}>
            {t('abha:agree')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p className="quiet flat">{t('abha:consentIntro')}</p>
        {listed(own)}
        {last.length > 0 ? (
          <>
            <strong>{t('abha:confirmations')}</strong>
            {listed(last)}
          </>
        ) : null}
        <p className="quiet flat" role="status">
          {rest > 0 ? t('abha:consentRest', { count: rest }) : t('abha:consentWhole')}
        </p>
        {wrongPoints ? (
          <p id={`${id}-points`} className={`flat ${classes.error}`}>
            {wrongPoints}
          </p>
        ) : null}
        <Choices<AbhaConsentMethod>
          withAsterisk
          label={t('abha:method')}
          value={method}
          onChoose={(chosen) => {
            refusals.clear('method');
            setMethod(chosen);
          }}
          choices={abhaConsentMethods.map((value) => ({ value, label: t(`abha:method-${value}`) }))}
          error={refusals.of('method')}
        />
      </div>
    </BottomSheet>
  );
}
