import { displayDate, indianNumber } from '@teeka/domain/format';
import { nameIn, type SpokenLanguage } from '@teeka/domain/names';
import { isSessionStatus, sessionStatuses } from '@teeka/domain/sessions';
import { fill } from '@teeka/words';
import { whole } from '@teeka/words/whole';
import { roleIn } from '../../../platform/paper/drawn-by.ts';
import type { PaperContent, PaperFact } from '../../../platform/paper/report.ts';
import { instantWords, timeWords } from '../../../platform/words/time-words.ts';
import type { CountedSession } from '../../stock/index.ts';
import type { SummaryRow } from '../history/queries.ts';
import type { AdverseOnPaper, LineOnPaper, MaterialOnPaper } from './queries.ts';
import { adverseSection, dosesSection, listSections, ofCare, vialsSection } from './session-tables.ts';

/** All that the paper of a session is made of. */
export interface SessionPaper {
  readonly session: SummaryRow;
  readonly lines: readonly LineOnPaper[];
  /** The count of its vials, with none where nobody made one. */
  readonly counted: CountedSession | undefined;
  readonly materials: readonly MaterialOnPaper[];
  readonly adverse: readonly AdverseOnPaper[];
}

const statusKeys = {
  yetToStart: 'statusYetToStart',
  onGoing: 'statusOnGoing',
  cancelled: 'statusCancelled',
  completed: 'statusCompleted',
  freeze: 'statusFreeze',
} as const;

/** Where, when and in what state; who began and ended it. */
function headFacts({ session }: SessionPaper, language: SpokenLanguage): readonly PaperFact[] {
  const { app, papers, sessions } = whole[language];
  const { start_time, end_time, status } = session;
  const doneBy = (at: Date | string | null, name: string) =>
    at === null ? '' : [instantWords(at, language), name].filter(Boolean).join(', ');
  return [
    [papers.place, nameIn(session.site, language)],
    [papers.facility, nameIn(session.facility, language)],
    [papers.block, nameIn(session.block, language)],
    [papers.day, displayDate(session.date_of_session)],
    [
      papers.time,
      fill(sessions.timeSpan, { start: timeWords(start_time, language), end: timeWords(end_time, language) }),
    ],
    [papers.status, isSessionStatus(status) ? app[statusKeys[sessionStatuses[status].key]] : sessions.unknownStatus],
    [papers.startedBy, doneBy(session.started_at, session.started_by_name)],
    [papers.endedBy, doneBy(session.ended_at, session.ended_by_name)],
    [papers.reason, session.standing_reason],
    [
      papers.team,
      session.team
        .map(({ display_name, role }) => [display_name, roleIn(role, language)].filter(Boolean).join(' · '))
        .join('; '),
    ],
  ];
}

/** How many stand where. */
function figureFacts(of: SessionPaper, language: SpokenLanguage): readonly PaperFact[] {
  const { session } = of;
  const { papers } = whole[language];
  const { counts } = session;
  const statuses = ['vaccinated', 'rejected', 'noshow', 'verified', 'scheduled'] as const;
  return [
    ...statuses.map((status): PaperFact => [ofCare(`list-${status}`, of, papers), indianNumber(counts[status])]),
    [papers.walkIns, indianNumber(session.walk_ins)],
  ];
}

/** A session on paper, in a language. */
export function sessionContent(of: SessionPaper, language: SpokenLanguage): PaperContent {
  const { papers } = whole[language];
  const { session } = of;
  return {
    title: papers.sessionPaper,
    of: session.session_name || nameIn(session.site, language),
    about: session.session_name,
    facts: headFacts(of, language),
    sections: [
      { title: papers.figures, facts: figureFacts(of, language) },
      dosesSection(of, language),
      ...listSections(of, language),
      vialsSection(of, language),
      adverseSection(of, language),
    ],
  };
}
