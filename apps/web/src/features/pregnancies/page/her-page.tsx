import { IconEdit, IconUser } from '@tabler/icons-react';
import { displayDate } from '@teeka/domain/format';
import { type Pregnancy, stageOn } from '@teeka/domain/pregnancy';
import { useState } from 'react';
import { useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import { useOpened } from '../../../records/forms/use-form.ts';
import { currentPregnancy } from '../../../records/pregnancies/pregnancies-of.ts';
import { Page } from '../../../ui/index.ts';
import { inOwnTime } from '../../../ui/late/in-own-time.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import { ageAndSex } from '../../../ui/person/age-words.ts';
import { personPath } from '../../../ui/person/person-path.ts';
import { WayOn } from '../../../ui/way-on/way-on.tsx';
import type { Her } from '../parts/her.ts';
import classes from '../pregnancies.module.css';
import { type Act, actPlace } from './act.ts';
import { BeforeThisOne } from './before-this-one.tsx';
import { Children } from './children.tsx';
import { LineSection } from './line-section.tsx';
import { recorder } from './recorder.ts';
import { Referrals } from './referrals.tsx';
import { Risks } from './risks.tsx';
import { seenToday } from './seen-today.ts';
import { Died, Summary } from './summary.tsx';
import { Trends } from './trends.tsx';
import { Visits } from './visits.tsx';
import { WaysAfterHer } from './ways-after-her.tsx';
import { WaysOn } from './ways-on.tsx';
import { Written } from './written.tsx';

const AbhaOfChildren = inOwnTime(async () => ({
  default: (await import('../../../records/abha/abha-offer.tsx')).AbhaOfChildren,
}));
const ActSheet = inOwnTime(() => import('./act-sheet.tsx'));
const PaperOf = inOwnTime(() => import('./paper-of.tsx'));

interface Props {
  readonly her: Her;
}

/** A woman's pregnancy as it stands, and those before it below. */
export function HerPage({ her }: Props) {
  const { t } = useWords();
  const today = useToday();
  const by = recorder();
  const { card, woman, pregnancies } = her;
  const current = currentPregnancy(pregnancies);
  const opened = useOpened<Act>(actPlace(card.beneficiary_id));
  const [chosen, setAct] = useState<Act | null | undefined>();
  // What was refused and is opened to be corrected stands open by itself.
  const act = chosen === undefined ? (opened?.value ?? null) : chosen;
  const writes = by !== null && !by.answers && woman.deceased_on === null;
  const isLost = current?.outcome?.kind === 'lost';
  const isOver = current === undefined || stageOn(current, today) === 'closed';
  const shared = { her, by, onAct: setAct };
  const register = `/pregnancy/${card.beneficiary_id}/register`;
  return (
    <Page
      deep
      title={card.ben_name}
      action={
        by !== null && !by.answers && current && woman.deceased_on !== null ? (
          <WaysAfterHer her={her} pregnancy={current} deceased_on={woman.deceased_on} />
        ) : !writes ? null : isOver ? (
          <>
            {isLost ? <WaysOn beneficiaryId={card.beneficiary_id} pregnancy={current} /> : null}
            <LinkButton to={register} variant={isLost ? 'subtle' : 'filled'}>
              {t('pregnancyPage:register')}
            </LinkButton>
          </>
        ) : (
          <WaysOn beneficiaryId={card.beneficiary_id} pregnancy={current} />
        )
      }
    >
      <div className={classes.stack}>
        <p className="quiet wraps">{[ageAndSex(card, today), card.guardian_name].filter(Boolean).join(' · ')}</p>
        {woman.deceased_on === null ? null : <Died on={woman.deceased_on} />}
        <AbhaOfChildren motherId={card.beneficiary_id} seen={seenToday(current, her, today)} />
        {current ? (
          <Current {...shared} pregnancy={current} />
        ) : (
          <p className="quiet wraps">{t('pregnancyPage:none')}</p>
        )}
        <div className={classes.acts}>
          {writes && !isOver ? (
            <WayOn to={register} icon={IconEdit}>
              {t('pregnancyPage:change')}
            </WayOn>
          ) : null}
          <WayOn to={personPath(card.beneficiary_id)} icon={IconUser}>
            {t('pregnancyPage:herPage')}
          </WayOn>
          {current ? <PaperOf her={her} pregnancy={current} /> : null}
        </div>
        {pregnancies
          .filter((one) => one !== current)
          .toReversed()
          .map((earlier) => (
            <Earlier key={earlier.pregnancy_number} {...shared} pregnancy={earlier} />
          ))}
      </div>
      {act && by ? (
        <ActSheet
          key={`${act.kind} ${act.number} ${String(act.facts.event ?? act.facts.referral ?? [act.facts.overruled, act.facts.overruled_reasons])}`}
          her={her}
          act={act}
          by={by}
          fresh={chosen !== undefined}
          onClose={() => setAct(null)}
        />
      ) : null}
    </Page>
  );
}

interface PartProps extends Props {
  readonly pregnancy: Pregnancy;
  readonly by: ReturnType<typeof recorder>;
  readonly onAct: (act: Act) => void;
}

function Current({ pregnancy, ...shared }: PartProps) {
  const { her } = shared;
  const of = { her, pregnancy };
  const { deceased_on } = her.woman;
  return (
    <div className={classes.sides}>
      <div className={classes.stack}>
        <Summary pregnancy={pregnancy} deceased_on={deceased_on} />
        <Risks {...shared} pregnancy={pregnancy} />
        <Children {...of} by={shared.by} />
        <Referrals {...shared} pregnancy={pregnancy} />
        <BeforeThisOne pregnancy={pregnancy} />
        <Trends pregnancy={pregnancy} />
      </div>
      <div className={classes.stack}>
        <Visits {...of} />
        <LineSection beneficiaryId={her.card.beneficiary_id} deceased_on={deceased_on} pregnancy={pregnancy} />
        <Written {...shared} pregnancy={pregnancy} />
      </div>
    </div>
  );
}

/** A pregnancy before, closed: its end, its children, and all that was written. */
function Earlier({ pregnancy, ...shared }: PartProps) {
  const { t } = useWords();
  const { outcome, lmp } = pregnancy;
  const end = outcome ? `${t(`pregnancyPage:outcome-${outcome.kind}`)} · ${displayDate(outcome.on)}` : displayDate(lmp);
  return (
    <Folded title={t('pregnancyPage:earlier', { n: pregnancy.pregnancy_number, end })}>
      <div className={classes.within}>
        <Summary pregnancy={pregnancy} deceased_on={shared.her.woman.deceased_on} />
        <Children her={shared.her} pregnancy={pregnancy} by={shared.by} />
        <Referrals {...shared} pregnancy={pregnancy} />
        <Visits her={shared.her} pregnancy={pregnancy} />
        <Written {...shared} pregnancy={pregnancy} />
        <PaperOf her={shared.her} pregnancy={pregnancy} />
      </div>
    </Folded>
  );
}
