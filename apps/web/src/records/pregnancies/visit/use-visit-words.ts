import { displayDate } from '@teeka/domain/format';
import type { Answer } from '@teeka/domain/forms';
import { antenatalFields, type Pregnancy, type PregnancyField, type ProposedRisk } from '@teeka/domain/pregnancy';
import { useMemo } from 'react';
import { useWords } from '../../../platform/language/use-words.ts';
import type { FieldWords } from '../../../ui/form-fields/field-words.ts';
import { pregnancyWords } from '../field-words.ts';
import { asReason, riskInWords, sentFor } from '../risk-words.ts';
import { type Found, lastAnswer } from './found.ts';

type Translate = (key: string, values?: Record<string, string | number>) => string;

/** What is read at a visit: its fields, each with what was found the last time, and why something is out of order. */
export function useVisitWords() {
  const { t: typed } = useWords();
  return useMemo(() => {
    const t = typed as unknown as Translate;
    const words = pregnancyWords('antenatal');
    const yesOrNo = (value: boolean): string => t(value ? 'app:yes' : 'app:no');

    /** An answer as it is read: a figure with its unit, a choice by its word. */
    function answer(field: PregnancyField, value: Answer): string {
      if (typeof value === 'boolean') return yesOrNo(value);
      if (typeof value === 'number') {
        const unit = field.unit === undefined ? undefined : words.unit?.(field.unit);
        return unit === undefined ? String(value) : `${value} ${unit}`;
      }
      if (typeof value !== 'string') return value.map((one) => words.option(field, one)).join(', ');
      if (field.type === 'day') return displayDate(value);
      return field.options ? words.option(field, value) : value;
    }

    /** Beside each question what was found the last time before that day. */
    const fieldsOf = (pregnancy: Pregnancy, before: string): FieldWords<PregnancyField> => ({
      ...words,
      hint(field) {
        const last = lastAnswer(pregnancy, field.key, before);
        const value = last?.facts[field.key];
        if (last === undefined || value === undefined) return words.hint?.(field);
        // Of the day itself the day is the answer.
        if (field.key === 'visited_on') return t('pregnancyLists:lastVisit', { date: displayDate(last.on) });
        return t('pregnancyVisit:lastTime', { date: displayDate(last.on), value: answer(field, value) });
      },
    });

    const because = ({ reason, figure }: Pick<ProposedRisk | Found, 'reason' | 'figure'>): string =>
      t(
        reason === 'anaemia-moderate' || reason === 'anaemia-mild'
          ? `pregnancyVisit:${reason}`
          : `pregnancyRisks:${reason}`,
        {
          figure,
        },
      );
    const riskReason = (proposed: readonly ProposedRisk[]): string => asReason(proposed.map(riskInWords));
    const referralReason = (proposed: readonly ProposedRisk[], on: string): string =>
      asReason(
        proposed.map((one) => sentFor(one, on)),
        '; ',
      );

    /** What was written down, label and answer. */
    const written = (facts: Readonly<Record<string, Answer | undefined>>) =>
      antenatalFields.flatMap((field) => {
        const value = facts[field.key];
        const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
        return isEmpty ? [] : [{ key: field.key, label: words.label(field), answer: answer(field, value) }];
      });

    return { t, fieldsOf, because, riskReason, referralReason, written };
  }, [typed]);
}
