import { Button } from '@mantine/core';
import { displayDate } from '@teeka/domain/format';
import { useWords } from '../../platform/language/index.ts';
import type { PersonCard } from '../../platform/pack/person-card.ts';
import { Notice } from '../../ui/index.ts';
import { QrPicture } from '../../ui/qr/qr-picture.tsx';
import type { DoseNow } from '../beneficiaries/person-now.ts';
import { doseName } from '../schedule/dose-words.ts';
import classes from './certificate.module.css';
import { changedSince, doubtOf, isInCode, type KeptCard, standingDoses } from './kept-card.ts';
import type { CardHere } from './use-card.ts';
import { useVerdict } from './use-verdict.ts';

interface Props {
  readonly person: PersonCard;
  readonly doses: readonly DoseNow[];
  readonly card: CardHere;
}

/** A certificate shown on the phone itself, also without network: what stands on record here, and the code once it was signed. */
export function CertificateHere({ person, doses, card }: Props) {
  const { kept, dropped } = card;
  const { t } = useWords();
  const verdict = useVerdict(kept?.qr);
  const standing = standingDoses(doses);
  const doubt = doubtOf(verdict);
  const code = doubt && !doubt.shows ? null : kept;
  const put = verdict === 'superseded' ? 'record' : null;
  const changed = code && (changedSince(code, doses, person) ?? put);
  return (
    <div className="rows-10">
      {code ? <Code kept={code} name={person.ben_name} changed={changed} /> : null}
      {kept ? null : <NotSigned dropped={dropped} />}
      {kept && doubt ? <Doubted kept={kept} verdict={doubt.is} /> : null}
      {standing.length > 0 && (!code || changed || doubt) ? <Sign card={card} /> : null}
      <ul className={classes.doses}>
        {standing.map(({ dose_code, given_on }) => (
          <li key={`${dose_code} ${given_on}`}>
            <span>{doseName(dose_code)}</span>
            <span className="quiet">
              {displayDate(given_on)}
              {code && isInCode(code, { dose_code, given_on }) === false ? ` · ${t('certificates:notInCode')}` : null}
            </span>
          </li>
        ))}
      </ul>
    </div>
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

function NotSigned({ dropped }: { readonly dropped: KeptCard | null }) {
  const { t } = useWords();
  if (dropped)
    return (
      <Notice>
        {t('certificates:number', { number: dropped.number })}
        <br />
        {t('certificates:keptNoMore')}
      </Notice>
    );
  return <Notice kind="info">{t('certificates:notSigned')}</Notice>;
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
