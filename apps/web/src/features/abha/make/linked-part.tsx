import { IconChevronRight, IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getAbhaCard } from '@teeka/contract/abha';
import { send } from '../../../platform/api/index.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import type { PersonCard } from '../../../platform/pack/index.ts';
import { abhaPath } from '../../../records/abha/use-abha.ts';
import { useChildrenOf } from '../../../records/abha/use-children-of.ts';
import { Section, SkeletonList } from '../../../ui/index.ts';
import { LinkButton } from '../../../ui/page/link-button.tsx';
import { personPath } from '../../../ui/person/person-path.ts';
import classes from '../abha.module.css';
import type { Stage } from './flow.ts';

interface Props {
  readonly person: PersonCard;
  readonly stage: Extract<Stage, { at: 'linked' }>;
}

/** Linked: the card for as long as this page is open, and on to a child of hers or to the person's page. */
export function LinkedPart({ person, stage }: Props) {
  const { t } = useWords();
  const { profile, ticket } = stage;
  const { beneficiary_id, ben_name: name } = person;
  const children = useChildrenOf(beneficiary_id);
  return (
    <>
      <div className={classes.done} role="status">
        <IconShieldCheck size={64} stroke={1.4} aria-hidden />
        <h2>{t('abha:linkedNow')}</h2>
        <p>{t('abha:linkedText', { name, number: profile.abha_number, address: profile.abha_address })}</p>
      </div>
      {children.length > 0 ? (
        <div className="stack-12 below-16">
          {children.map((child, nth) => (
            <LinkButton
              key={child.beneficiary_id}
              to={abhaPath(child.beneficiary_id)}
              variant={nth === 0 ? 'filled' : 'light'}
              rightSection={<IconChevronRight size={20} aria-hidden />}
            >
              {t('abha:childNext', { name: child.ben_name })}
            </LinkButton>
          ))}
        </div>
      ) : null}
      <Card beneficiaryId={beneficiary_id} ticket={ticket} />
      <div className="stack">
        <LinkButton to={personPath(beneficiary_id)} variant={children.length > 0 ? 'default' : 'filled'}>
          {t('abha:done')}
        </LinkButton>
      </div>
    </>
  );
}

/** The card and its QR. They live in this page's memory only and leave it with the page. */
function Card({ beneficiaryId, ticket }: { readonly beneficiaryId: string; readonly ticket: string }) {
  const { t } = useWords();
  const { data, isError } = useQuery({
    queryKey: ['abhaCard', ticket],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: () => send(getAbhaCard, { beneficiary_id: beneficiaryId, ticket }, { quiet: true, silent: true }),
  });
  const isNone = isError || (data && data.card === '' && data.qr === '');
  return (
    <Section title={t('abha:card')}>
      <p className="quiet">{t('abha:cardHelp')}</p>
      {isNone ? <p className="flat">{t('abha:cardNone')}</p> : null}
      {!data && !isError ? <SkeletonList rows={2} /> : null}
      {data ? (
        <div className={classes.card}>
          {data.card ? (
            <img className={classes.picture} src={`data:image/png;base64,${data.card}`} alt={t('abha:cardPicture')} />
          ) : null}
          {data.qr ? (
            <img className={classes.qr} src={`data:image/png;base64,${data.qr}`} alt={t('abha:cardQr')} />
          ) : null}
        </div>
      ) : null}
    </Section>
  );
}
