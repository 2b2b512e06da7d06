import type { Role, UserLevel } from '@teeka/contract/roles';
import type { CalledArea } from '@teeka/contract/sites';
import type { addWorker, WorkerAccount } from '@teeka/contract/workers';
import { checkDisplayName } from '@teeka/domain/profile';
import type { Refusals } from '@teeka/domain/refusal';
import { checkRemark, refusedAt } from '@teeka/domain/text';
import {
  checkUserName,
  type Post,
  partOf,
  personRefusals,
  postingRefusals,
  proposedUserName,
} from '@teeka/domain/workers';
import type { CallInput } from '../../../platform/api/index.ts';

/** An account as it is typed; it is kept without the own password. */
export interface AccountForm {
  /** The id of what is made stays through every try, so that it is made once. */
  readonly user_id: string;
  readonly display_name: string;
  /** Of an account that is changed '' leaves the number as it is. */
  readonly mobile: string;
  /** Null as long as the proposed one is not changed. */
  readonly user_name: string | null;
  readonly role: Role | '';
  readonly user_level: UserLevel | '';
  readonly posted_at: readonly CalledArea[];
  readonly reason: string;
}

export const fields = [
  ...['display_name', 'mobile_number', 'user_name', 'role', 'posted_at', 'reason', 'currentPassword'],
];

export const emptyAccount = (user_id: string): AccountForm => ({
  ...{ user_id, display_name: '', mobile: '', user_name: null, role: '', user_level: '', posted_at: [], reason: '' },
});

export const formOf = ({ user_id, display_name, role, user_level, posted_at }: WorkerAccount): AccountForm => ({
  ...emptyAccount(user_id),
  ...{ display_name, role, user_level, posted_at },
});

export const userNameOf = ({ user_name, display_name, mobile }: AccountForm): string =>
  user_name ?? proposedUserName(display_name, mobile);

/** Somebody of another post works at another kind of place: what was chosen for the one before falls away. */
export function withPost(
  form: AccountForm,
  post: { readonly role: Role; readonly user_level: UserLevel },
): AccountForm {
  const fits = partOf(post.user_level) === partOf(form.user_level);
  return { ...form, ...post, posted_at: fits ? form.posted_at : [] };
}

interface Judged {
  readonly form: AccountForm;
  readonly password: string;
  /** The post of whoever makes or changes it. */
  readonly own: Post;
  /** An account that there is: the number may stay, the name to sign in with does, and a reason is said. */
  readonly exists: boolean;
}

/** What is wrong with what was typed, by the rules of the server. */
export function accountRefusals({ form, password, own, exists }: Judged): Refusals {
  const keepsNumber = exists && form.mobile === '';
  const person = keepsNumber
    ? refusedAt('display_name', checkDisplayName(form.display_name))
    : personRefusals({ display_name: form.display_name, mobile_number: form.mobile });
  return [
    ...person,
    ...(exists ? [] : refusedAt('user_name', checkUserName(userNameOf(form)))),
    ...(form.role === '' ? [{ code: 'FLDVAL0001', path: 'role' } as const] : []),
    ...(form.role === '' ? [] : postingRefusals({ ...form, posted_at: form.posted_at.map(({ part }) => part) }, own)),
    ...(exists ? refusedAt('reason', checkRemark(form.reason)) : []),
    ...(password === '' ? [{ code: 'USRPRF0018', path: 'currentPassword' } as const] : []),
  ];
}

/** What both calls are sent. */
export function accountInput(
  form: AccountForm,
  password: string,
): Omit<CallInput<typeof addWorker>, 'user_name'> | null {
  const { user_id, display_name, mobile, role, user_level, posted_at } = form;
  if (role === '' || user_level === '') return null;
  return {
    ...{ user_id, display_name, mobile_number: mobile, role, user_level },
    posted_at: posted_at.map(({ part }) => part),
    currentPassword: password,
  };
}
