import { useWords } from '../../platform/language/use-words.ts';
import { serverSettings } from '../../platform/server-settings/index.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { FactList } from '../facts/fact-list.tsx';

/** Whom to ask, where the administration has said so. */
export function Contact() {
  const { t } = useWords();
  const { help_contact: who = '', help_phone: phone = '' } = useWatched(serverSettings);
  return (
    <FactList
      facts={[
        [t('resources:contact'), who],
        [
          t('resources:phone'),
          phone === '' ? (
            ''
          ) : (
            <a key="phone" href={`tel:${phone.replaceAll(/[ -]/g, '')}`}>
              {phone}
            </a>
          ),
        ],
      ]}
    />
  );
}
