import { pregnancyForms } from '@teeka/domain/pregnancy';
import { FormFields } from '../../../ui/form-fields/form-fields.tsx';
import { Choices, Notice, Section } from '../../../ui/index.ts';
import { pregnancyWords, riskName } from '../field-words.ts';
import { riskInWords } from '../risk-words.ts';
import type { FilledVisit, RiskWithReasons } from './acts.ts';
import type { VisitDraft } from './draft.ts';
import { ReferralSection } from './referral-section.tsx';
import { useVisitWords } from './use-visit-words.ts';
import classes from './visit.module.css';

interface Props {
  readonly draft: VisitDraft;
  readonly visit: FilledVisit;
  readonly errorOf: (path: string) => string | undefined;
  readonly onDraft: (part: Partial<VisitDraft>, cleared: string) => void;
}

/** What follows from a visit: the risks that the record speaks for, to be confirmed or not, and where she is sent. */
export function VisitSummary(props: Props) {
  const { t, written } = useVisitWords();
  const { draft, visit, errorOf, onDraft } = props;
  const rows = written(visit.facts);
  return (
    <>
      {visit.isUrgent ? <Notice>{t('pregnancyVisit:referToday')}</Notice> : null}
      <Risks {...props} />
      <ReferralSection
        refers={draft.refer ?? (visit.refers ? true : null)}
        referral={visit.referral}
        errorOf={errorOf}
        onRefer={(refer) => onDraft({ refer }, 'referral.to_facility')}
        onAnswer={(key, value) => onDraft({ referral: { ...draft.referral, [key]: value } }, `referral.${key}`)}
      />
      <Section title={t('pregnancyVisit:written')}>
        {rows.length > 1 ? null : <p className="quiet wraps">{t('pregnancyVisit:nothing')}</p>}
        <dl className={classes.facts}>
          {rows.map(({ key, label, answer }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}

const reasonField = pregnancyForms.risk.filter(({ key }) => key === 'reason');

function Risks({ draft, visit, errorOf, onDraft }: Props) {
  const { t } = useVisitWords();
  const { proposed, confirmed, risk } = visit;
  return (
    <Section title={t('pregnancyVisit:risks')}>
      <div className={classes.fields}>
        {confirmed.length > 0 ? (
          <p className="wraps">
            {t('pregnancyVisit:confirmedBefore', { risks: confirmed.map((one) => riskName(one)).join(', ') })}
          </p>
        ) : null}
        {proposed.length === 0 && confirmed.length === 0 ? (
          <p className="quiet wraps">{t('pregnancyVisit:noRisk')}</p>
        ) : null}
        {proposed.length > 0 ? (
          <div>
            <p className="quiet wraps">{t('pregnancyVisit:risksHint')}</p>
            {proposed.map((one) => (
              <Verdict key={one.key} row={one} draft={draft} onDraft={onDraft} />
            ))}
          </div>
        ) : null}
        {risk.reason === undefined ? null : (
          <FormFields
            fields={reasonField}
            answers={risk}
            words={pregnancyWords('risk')}
            errorOf={errorOf}
            under="risk"
            isRequired={() => true}
            onAnswer={(_, value) => onDraft({ riskReason: String(value) }, 'risk.reason')}
          />
        )}
      </div>
    </Section>
  );
}

interface VerdictProps extends Pick<Props, 'draft' | 'onDraft'> {
  readonly row: RiskWithReasons;
}

/** A proposed risk with all that speaks for it, and whether it holds. */
function Verdict({ row: { key, risk, because }, draft: { verdicts }, onDraft }: VerdictProps) {
  const { t, because: why } = useVisitWords();
  const say = (verdict: 'holds' | 'not' | undefined) =>
    onDraft({ verdicts: { ...verdicts, [key]: verdict } }, 'risk.reason');
  return (
    <div className={classes.risk}>
      <Choices
        label={riskInWords({ risk, reason: because[0]?.reason ?? '' })}
        value={verdicts[key] ?? null}
        onChoose={say}
        onTakeBack={() => say(undefined)}
        choices={[
          { value: 'holds', label: t('pregnancyVisit:holds') },
          { value: 'not', label: t('pregnancyVisit:holdsNot') },
        ]}
      />
      <ul className={classes.reasons}>
        {because.map((one) => (
          <li key={one.reason}>{why(one)}</li>
        ))}
      </ul>
    </div>
  );
}
