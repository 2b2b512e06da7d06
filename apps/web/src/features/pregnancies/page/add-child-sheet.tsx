import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { getBeneficiaryDetails } from '@teeka/contract/beneficiaries';
import type { ReplyOf } from '@teeka/contract/call';
import { correctPregnancy } from '@teeka/contract/pregnancies';
import { addDays, type CivilDate } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import type { Answer, Answers } from '@teeka/domain/forms';
import { checkReferenceNumber } from '@teeka/domain/identity';
import {
  actRefusals,
  babyName,
  birthFields,
  liveBirths,
  normalAct,
  type Pregnancy,
  pregnancyForms,
  textIn,
} from '@teeka/domain/pregnancy';
import type { Refusal } from '@teeka/domain/refusal';
import { useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { now, useToday } from '../../../platform/clock/index.ts';
import { nameHere } from '../../../platform/language/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { newId } from '../../../platform/store/new-id.ts';
import { pregnancyWords } from '../../../records/pregnancies/field-words.ts';
import { newChildNumber } from '../../../records/pregnancies/newborn.ts';
import { useRefusals } from '../../../ui/form/use-refusals.ts';
import { FormFields } from '../../../ui/form-fields/form-fields.tsx';
import { BottomSheet, Notice, toast } from '../../../ui/index.ts';
import { besideOf, fieldsOfAct, inAct } from '../parts/act.ts';
import type { Her } from '../parts/her.ts';
import { herKey } from '../parts/use-her.ts';
import classes from '../pregnancies.module.css';
import type { Recorder } from './recorder.ts';

const kind = 'child-added' as const;
const inBirth = 'event.births.0.facts';
/** Where the number of a child that is registered already stands in what is sent. */
const numberPath = 'event.births.0.child_id';
const sheetFields = [...fieldsOfAct(kind), ...birthFields.map(({ key }) => `${inBirth}.${key}`), numberPath];

/** Where in what is sent a refusal of the rules stands. */
const asSent = ({ path = '', ...refusal }: Refusal): Refusal => {
  const key = /^births\.0\.(.+)$/.exec(path)?.[1];
  if (key === 'child_id') return { ...refusal, path: numberPath };
  return { ...refusal, path: key === undefined ? `${inAct}.${path}` : `${inBirth}.${key}` };
};

interface Props {
  readonly her: Her;
  readonly pregnancy: Pregnancy;
  readonly delivered: CivilDate;
  readonly by: Recorder;
  readonly onClose: () => void;
}

/** A child that nobody wrote down with its delivery, added by whoever answers for the place: a twin found later. */
export default function AddChildSheet({ her, pregnancy, delivered, by, onClose }: Props) {
  const { t } = useWords();
  const today = useToday();
  const queries = useQueryClient();
  const refusals = useRefusals(sheetFields);
  const [sending, setSending] = useState(false);
  // Sent again after an answer that was lost, it is the same child.
  const [made] = useState(() => {
    const at = now();
    return { at, event_id: newId(at), birth_id: newId(at), child_id: newChildNumber() };
  });
  const [reason, setReason] = useState('');
  const [said, setSaid] = useState<Answers>({});
  /** Of a child who is a person already, written down with another woman or registered before its birth. */
  const [known, setKnown] = useState('');
  const [found, setFound] = useState<ReplyOf<typeof getBeneficiaryDetails> | null>(null);
  const living = liveBirths(pregnancy);
  const isLive = said.birth_outcome === 'Live birth';
  const facts: Answers = {
    born_on: delivered,
    ...(isLive ? { name: babyName(her.card.ben_name, { nth: living.length, of: living.length + 1 }) } : {}),
    ...(isLive && living[0] ? { father_name: textIn(living[0].facts, 'father_name') } : {}),
    ...said,
  };
  const answer = (key: string, value: Answer) => {
    refusals.clear(`${inBirth}.${key}`);
    setSaid({ ...said, [key]: value });
  };
  const finish = async () => {
    const { at, event_id, birth_id, child_id } = made;
    const number = checkReferenceNumber(known);
    const isKnown = isLive && known.trim() !== '';
    if (isKnown && !number.ok) {
      refusals.show([{ ...number.refusal, path: numberPath }]);
      return;
    }
    const births = [{ birth_id, child_id: isLive ? (isKnown && number.ok ? number.normal : child_id) : null, facts }];
    const act = normalAct({ event_id, kind, facts: { reason }, births });
    const { pregnancy_number } = pregnancy;
    if (!refusals.show(actRefusals(act, besideOf(her, pregnancy_number, { by, at })).map(asSent))) return;
    setSending(true);
    try {
      const input = {
        beneficiary_ref_id: her.card.beneficiary_id,
        pregnancy_number,
        event: { event_id, kind, facts: act.facts, births: [...act.births] },
        captured_at: at.toISOString(),
      };
      if (isKnown && number.ok && found?.beneficiary_id !== number.normal) {
        // Who has the number is shown before it is said that they are this child; one that nobody has is refused.
        setFound(await send(getBeneficiaryDetails, { beneficiaryId: number.normal }, { ownRefusals: true }));
        return;
      }
      await send(correctPregnancy, input, { ownRefusals: true });
    } catch (error) {
      refusals.fail(error);
      return;
    } finally {
      setSending(false);
      // Also where the answer was lost: the child may stand there.
      await queries.invalidateQueries({ queryKey: herKey(her.card.beneficiary_id) });
    }
    toast.success(t('pregnancyPage:childAdded'));
    onClose();
  };
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={t('pregnancyPage:childAdd')}
      actions={
        <Button loading={sending} onClick={() => void finish()}>
          {t(isLive && found ? 'pregnancyPage:childIsThisSave' : 'pregnancyPage:save')}
        </Button>
      }
    >
      <div className={classes.fields}>
        <p className="quiet flat">{t('pregnancyPage:childAddText')}</p>
        {refusals.general ? <Notice>{refusals.general}</Notice> : null}
        {said.birth_outcome !== 'Still birth' ? (
          <TextInput
            label={t('pregnancyPage:childNumber')}
            description={t('pregnancyPage:childNumberHint')}
            inputMode="numeric"
            value={known}
            onChange={({ currentTarget }) => {
              refusals.clear(numberPath);
              setKnown(currentTarget.value);
              setFound(null);
            }}
            error={refusals.of(numberPath)}
          />
        ) : null}
        {isLive && found ? (
          <Notice kind="info">
            {t('pregnancyPage:childIsThis', {
              name: found.ben_name,
              date: displayDate(found.dob),
              guardian: found.guardian_name,
              village: nameHere(found, 'village_name'),
            })}
          </Notice>
        ) : null}
        <FormFields
          fields={birthFields}
          answers={facts}
          words={pregnancyWords('birth')}
          errorOf={refusals.of}
          under={inBirth}
          isRequired={({ needed }) => needed === true}
          onAnswer={answer}
          daysOf={() => ({ min: delivered, max: [addDays(delivered, 1), today].toSorted()[0] ?? today })}
        />
        <FormFields
          fields={pregnancyForms[kind]}
          answers={{ reason }}
          words={pregnancyWords(kind)}
          errorOf={refusals.of}
          under={inAct}
          isRequired={() => true}
          onAnswer={(key, value) => {
            refusals.clear(`${inAct}.${key}`);
            setReason(String(value));
          }}
        />
      </div>
    </BottomSheet>
  );
}
