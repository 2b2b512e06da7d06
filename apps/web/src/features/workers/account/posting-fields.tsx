import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { Role, UserLevel } from '@teeka/contract/roles';
import type { CalledArea } from '@teeka/contract/sites';
import { mostSites, type Post, partOf, postsToGive } from '@teeka/domain/workers';
import { partWord } from '../../../platform/address/kinds.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { AreaField } from '../../../records/sites/area-field.tsx';
import { mark } from '../../../ui/form/required.ts';
import { roleTitle } from '../../../ui/index.ts';
import classes from './account.module.css';
import type { AccountForm } from './state.ts';

interface Props {
  readonly form: AccountForm;
  readonly own: Post;
  readonly errorOf: (path: string) => string | undefined;
  readonly onPost: (post: { readonly role: Role; readonly user_level: UserLevel }) => void;
  readonly onPlaces: (posted_at: readonly CalledArea[]) => void;
}

/** As what somebody works, and where: session sites, of which the first is the usual one, or one place. */
export function PostingFields({ form, own, errorOf, onPost, onPlaces }: Props) {
  const { t } = useWords();
  const { role, user_level, posted_at } = form;
  const part = partOf(user_level);
  const offered = postsToGive(own);
  const nameOf = (post: (typeof offered)[number]): string =>
    post.user_level === 'Facility'
      ? t(roleTitle(post.role as Role))
      : t('workers:postAt', { role: t(roleTitle(post.role as Role)), level: t(`workers:level_${post.user_level}`) });
  const add = (area: CalledArea | null) => {
    if (!area) return;
    const others = posted_at.filter((one) => partWord(one.part) !== partWord(area.part));
    onPlaces(part === 'site' ? [...others, area] : [area]);
  };
  return (
    <>
      <NativeSelect
        label={t('profile:role')}
        {...mark(true)}
        value={role === '' ? '' : `${role}|${user_level}`}
        error={errorOf('role')}
        data={[
          { value: '', label: t('workers:chooseRole') },
          ...offered.map((post) => ({ value: `${post.role}|${post.user_level}`, label: nameOf(post) })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          const post = offered.find((one) => `${one.role}|${one.user_level}` === value);
          if (post) onPost({ role: post.role as Role, user_level: post.user_level });
        }}
      />
      {part ? (
        <div>
          {part === 'site' && posted_at.length > 0 ? (
            <>
              <p className={classes.label} aria-hidden>
                {t('workers:sites')}
              </p>
              <ul className={classes.places} aria-label={t('workers:sites')}>
                {posted_at.map((area, nth) => (
                  <li key={partWord(area.part)} className={classes.place}>
                    <span>
                      {nameHere(area, 'area_name')}
                      {nth === 0 && posted_at.length > 1 ? (
                        <span className="quiet"> · {t('workers:usualSite')}</span>
                      ) : null}
                    </span>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      size={44}
                      aria-label={t('workers:removeSite', { site: nameHere(area, 'area_name') })}
                      onClick={() => onPlaces(posted_at.filter((one) => one !== area))}
                    >
                      <IconX size={20} aria-hidden />
                    </ActionIcon>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
          {posted_at.length < (part === 'site' ? mostSites : 2) ? (
            <AreaField
              key={`${part} ${posted_at.length}`}
              label={t(
                part === 'site' ? (posted_at.length > 0 ? 'workers:moreSites' : 'workers:site') : 'workers:place',
              )}
              {...mark(posted_at.length === 0)}
              levels={[part]}
              chosen={part === 'site' || !posted_at[0] ? '' : nameHere(posted_at[0], 'area_name')}
              part={part === 'site' ? null : (posted_at[0]?.part ?? null)}
              onChoose={add}
              error={errorOf('posted_at')}
            />
          ) : null}
        </div>
      ) : null}
    </>
  );
}
