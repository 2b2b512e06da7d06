import { withdrawCertificate } from '@teeka/contract/certificates';
import { checkRemark } from '@teeka/domain/text';
import { send } from '../../platform/api/index.ts';
import { useWords } from '../../platform/language/index.ts';
import { ReasonField } from '../../ui/form/reason-field.tsx';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { ConfirmSheet, Notice, toast } from '../../ui/index.ts';
import { useKeptForm } from '../workday/index.ts';
import { askCardTrustAnew } from './card-trust.ts';
import { type IssuedCertificate, IssuedFacts } from './issued-facts.tsx';

interface Props {
  readonly beneficiary_id: string;
  readonly name: string;
  readonly issued: IssuedCertificate;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks once, with the reason, before a certificate is withdrawn: which, whose, and what it means for whoever holds it. */
export default function WithdrawCertificateSheet({ beneficiary_id, name, issued, onDone, onClose }: Props) {
  const { t } = useWords();
  const { certificate_id, number } = issued;
  const { refusals, busy, attempt } = useAttempt(['reason']);
  const kept = useKeptForm(`withdraw-certificate/${certificate_id}`, '');
  const withdraw = async () => {
    if (!refusals.judge('reason', checkRemark(kept.form))) return;
    await attempt(async () => {
      const input = { beneficiary_ref_id: beneficiary_id, certificate_id, reason: kept.form };
      await send(withdrawCertificate, input, { ownRefusals: true });
      await kept.forget();
      // This device is told of it as every other is.
      askCardTrustAnew();
      toast.success(t('certificates:withdrawDone', { number }));
      onDone();
      onClose();
    });
  };
  return (
    <ConfirmSheet
      open
      danger
      busy={busy}
      title={t('certificates:withdrawTitle')}
      confirm={t('certificates:withdraw')}
      onConfirm={() => void withdraw()}
      onCancel={onClose}
    >
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <p>
        <strong>{name}</strong>
      </p>
      <IssuedFacts issued={issued} />
      <p>{t('certificates:withdrawText')}</p>
      <ReasonField
        label={t('certificates:withdrawReason')}
        description={t('certificates:withdrawReasonHelp')}
        value={kept.form}
        onChange={kept.put}
        refusals={refusals}
      />
    </ConfirmSheet>
  );
}
