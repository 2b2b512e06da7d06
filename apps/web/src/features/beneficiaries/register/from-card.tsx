import type { AbhaCard } from '@teeka/domain/abha';
import { useState } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { ScanAbhaButton } from '../../../records/abha/scan-abha-button.tsx';
import { Notice } from '../../../ui/index.ts';
import { ofCard } from '../recipient-form/from-card.ts';
import { intoEmpty } from '../recipient-form/into-empty.ts';
import type { Recipient } from '../recipient-form/recipient.ts';

interface Props {
  readonly form: Recipient;
  readonly change: (part: Partial<Recipient>) => void;
}

/** An ABHA card fills the fields that are empty: proposals, which the worker sees and can change. */
export function FromCard({ form, change }: Props) {
  const { t } = useWords();
  const [filled, setFilled] = useState(false);
  const fill = (card: AbhaCard) => {
    change(intoEmpty(ofCard(card), form));
    setFilled(true);
  };
  return (
    <div className="stack-12">
      <ScanAbhaButton onCard={fill} label={t('abha:fillFromCard')} />
      {filled ? <Notice kind="info">{t('abha:fromCard')}</Notice> : null}
    </div>
  );
}
