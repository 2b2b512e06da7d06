import { Button } from '@mantine/core';
import type { CivilDate } from '@teeka/domain/calendar';
import { notCertified } from '@teeka/domain/certificates';
import { displayDate } from '@teeka/domain/format';
import { refusalWords, useWords } from '../../platform/language/index.ts';
import type { PersonCard } from '../../platform/pack/person-card.ts';
import { Notice } from '../../ui/index.ts';
import { QrPicture } from '../../ui/qr/qr-picture.tsx';
import type { DoseNow } from '../beneficiaries/person-now.ts';
import { doseName } from '../schedule/dose-words.ts';
import classes from './certificate.module.css';
import { changedSince, doubtOf, isInCode, type KeptCard, nothingToCertify, standingDoses } from './kept-card.ts';
import type { CardHere } from './use-card.ts';
import { useVerdict } from './use-verdict.ts';

interface Props {
  readonly person: PersonCard;
  readonly doses: readonly DoseNow[];
  readonly card: CardHere;
}

/** A certificate shown on the phone itself, also without network: what stands on record here, and the code once it was signed. */
export function CertificateHere({ person, doses, card }: Props) {
  useWords();
  const { kept, dropped } = card;
  const verdict = useVerdict(kept?.qr);
  const standing = standingDoses(doses);
  const doubt = doubtOf(verdict);
  const code = doubt && !doubt.shows ? null : kept;
  const put = verdict === 'superseded' ? 'record' : null;
  const changed = code && (changedSince(code, doses, person) ?? put);
  const nothing = nothingToCertify(doses, 'all', kept);
  const isWanting = !code || changed || doubt?.renews;
  return (
    <div className="rows-10">
      {code ? <Code kept={code} name={person.ben_name} changed={changed} /> : null}
      {kept ? null : <NotSigned dropped={dropped} nothing={nothing} />}
      {kept && doubt ? <Doubted kept={kept} verdict={doubt.is} /> : null}
      {kept && nothing && isWanting ? <Notice kind="info">{refusalWords({ code: nothing })}</Notice> : null}
      {standing.length > 0 && !nothing && isWanting ? <Sign card={card} /> : null}
      <ul className={classes.doses}>
        {standing.map((dose) => (
          <li key={`${dose.dose_code} ${dose.given_on}`}>
            <span>{doseName(dose.dose_code)}</span>
            <span className="quiet">
              <DoseDay dose={dose} code={code} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const notes = {
  outside: 'certificates:notCertified-outside',
  unapproved: 'certificates:notCertified-unapproved',
  word: 'certificates:notCertified-outside',
} as const;

/** When it was given; of one that the code does not say, why. */
function DoseDay({ dose, code }: { readonly dose: DoseNow; readonly code: KeptCard | null }) {
  const { t } = useWords();
  const why = notCertified(dose);
  const isSaid = code ? isInCode(code, dose) : null;
  const lacking = isSaid === false ? 'certificates:notInCode' : null;
  const note = isSaid !== true && why && why !== 'voided' ? notes[why] : lacking;
  return (
    <>
      {displayDate(dose.given_on as CivilDate)}
      {note ? ` · ${t(note)}` : null}
    </>
  );
}

const behind = {
  doses: 'certificates:behind',
  person: 'certificates:behindPerson',
  record: 'certificates:behindRecord',
} as const;

function Code(of: { readonly kept: KeptCard; readonly name: string; readonly changed: keyof typeof behind | null }) {
  const { kept, name, changed } = of;
  const { t } = useWords();
  return (
    <>
      <div className={classes.code}>
        <QrPicture text={kept.qr} label={t('certificates:titleOf', { name })} />
      </div>
      <p className="quiet flat wraps">
        {t('certificates:number', { number: kept.number })} ·{' '}
        {t('certificates:signedOn', { day: displayDate(kept.issued_on) })}
      </p>
      {changed ? <Notice kind="info">{t(behind[changed])}</Notice> : null}
    </>
  );
}

interface Unsigned {
  readonly dropped: KeptCard | null;
  /** Why there is nothing to sign. */
  readonly nothing: ReturnType<typeof nothingToCertify>;
}

function NotSigned({ dropped, nothing }: Unsigned) {
  const { t } = useWords();
  if (dropped)
    return (
      <Notice>
        {t('certificates:number', { number: dropped.number })}
        <br />
        {t('certificates:keptNoMore')} {nothing ? refusalWords({ code: nothing }) : t('certificates:signAnother')}
      </Notice>
    );
  return <Notice kind="info">{nothing ? refusalWords({ code: nothing }) : t('certificates:notSigned')}</Notice>;
}

interface Doubt {
  readonly kept: KeptCard;
  readonly verdict: NonNullable<ReturnType<typeof doubtOf>>['is'];
}

function Doubted({ kept, verdict }: Doubt) {
  const { t } = useWords();
  const day = displayDate(kept.issued_on);
  return (
    <Notice>
      <strong>{t(`certificates:is-${verdict}`)}</strong>
      <br />
      {t('certificates:number', { number: kept.number })}
      <br />
      {verdict === 'unknown-key' ? t('certificates:noTrustText') : t(`certificates:text-${verdict}`, { day })}
    </Notice>
  );
}

/** Now, or with the next network. */
function Sign({ card }: { readonly card: CardHere }) {
  const { t } = useWords();
  const { online, waits, busy, refused, isWanted, sign, want } = card;
  if (!online && isWanted) return <p className="quiet flat">{t('certificates:signWaits')}</p>;
  return (
    <>
      {refused ? <Notice>{refused}</Notice> : null}
      <Button variant="light" loading={busy} disabled={online && waits} onClick={online ? sign : want}>
        {t(online ? 'certificates:signNow' : 'certificates:signLater')}
      </Button>
    </>
  );
}
