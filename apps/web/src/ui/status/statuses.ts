/** How a status is drawn: never by colour alone. Tones stand for one meaning each (see `status.module.css`). */
export type Tone = 'due' | 'danger' | 'done' | 'accent' | 'quiet';

/** The one table of statuses: icon name, tone and the key of its word. */
export const statuses = {
  scheduled: { icon: 'clock', tone: 'quiet', word: 'app:statusScheduled' },
  verified: { icon: 'idCheck', tone: 'accent', word: 'app:statusVerified' },
  vaccinated: { icon: 'check', tone: 'done', word: 'app:statusVaccinated' },
  rejected: { icon: 'ban', tone: 'danger', word: 'app:statusRejected' },
  noshow: { icon: 'userOff', tone: 'due', word: 'app:statusNoshow' },

  died: { icon: 'flower', tone: 'quiet', word: 'app:statusDied' },

  due: { icon: 'calendarDue', tone: 'due', word: 'app:statusDue' },
  overdue: { icon: 'alert', tone: 'danger', word: 'app:statusOverdue' },
  given: { icon: 'check', tone: 'done', word: 'app:statusGiven' },
  missed: { icon: 'cross', tone: 'quiet', word: 'app:statusMissed' },
  notYet: { icon: 'hourglass', tone: 'quiet', word: 'app:statusNotYet' },
  waived: { icon: 'minus', tone: 'quiet', word: 'app:statusWaived' },

  yetToStart: { icon: 'clock', tone: 'quiet', word: 'app:statusYetToStart' },
  onGoing: { icon: 'play', tone: 'done', word: 'app:statusOnGoing' },
  completed: { icon: 'flag', tone: 'danger', word: 'app:statusCompleted' },
  cancelled: { icon: 'ban', tone: 'due', word: 'app:statusCancelled' },
  freeze: { icon: 'snowflake', tone: 'accent', word: 'app:statusFreeze' },

  savedHere: { icon: 'phone', tone: 'due', word: 'app:statusSavedHere' },
  sending: { icon: 'upload', tone: 'accent', word: 'app:statusSending' },
  sent: { icon: 'cloudCheck', tone: 'done', word: 'app:statusSent' },
  needsYou: { icon: 'alert', tone: 'danger', word: 'app:statusNeedsYou' },
  offline: { icon: 'offline', tone: 'quiet', word: 'app:statusOffline' },
} as const satisfies Record<string, { icon: string; tone: Tone; word: string }>;

export type Status = keyof typeof statuses;
export type StatusIcon = (typeof statuses)[Status]['icon'];
