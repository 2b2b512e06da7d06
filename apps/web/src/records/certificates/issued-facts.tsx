import type { ReplyOf } from '@teeka/contract/call';
import type { getIssuedCertificates } from '@teeka/contract/certificates';
import { useWords } from '../../platform/language/index.ts';
import { FactList } from '../../ui/facts/fact-list.tsx';
import { languageName } from '../../ui/language/language-name.ts';
import { instantWords } from '../../ui/time/instant-words.ts';

export type IssuedCertificate = ReplyOf<typeof getIssuedCertificates>['certificates'][number];

/** A certificate that was issued: how it stands, its number, when and by whom; of one that was withdrawn also why. */
export function IssuedFacts({ issued }: { readonly issued: IssuedCertificate }) {
  const { t } = useWords();
  const { number, issued_at, issued_by_name, language, of, state, withdrawn } = issued;
  const languageOf = language === 'both' ? t('papers:both') : language && languageName(language);
  return (
    <FactList
      dense
      facts={[
        [t('certificates:numberOf'), number],
        [t('certificates:standing'), t(`certificates:is-${state}`)],
        ...(withdrawn
          ? ([
              [t('certificates:withdrawnOn'), instantWords(withdrawn.at)],
              [t('certificates:withdrawnBy'), withdrawn.by_name],
              [t('certificates:withdrawnWhy'), withdrawn.reason],
            ] as const)
          : []),
        [t('certificates:which'), t(of === 'BCG' ? 'certificates:whichBcg' : 'certificates:whichAll')],
        [t('papers:language'), languageOf],
        [t('certificates:issuedOn'), instantWords(issued_at)],
        [t('certificates:issuedBy'), issued_by_name],
      ]}
    />
  );
}
