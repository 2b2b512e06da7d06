import { type PaperLanguage, sheetLanguages } from '@teeka/domain/certificates';
import type { SpokenLanguage } from '@teeka/domain/names';
import { fill } from '@teeka/words';
import { whole } from '@teeka/words/whole';
import type { Now } from '../clock/clock.ts';
import type { FileAnswer } from '../http/answer.ts';
import { instantWords } from '../words/time-words.ts';
import { drawPaper } from './draw-paper.ts';
import { drawnByIn } from './drawn-by.ts';
import type { DrawnByRow } from './queries.ts';

/** What a value is called, and the value; one without a value is left out. */
export type PaperFact = readonly [label: string, value: string];

export interface PaperTable {
  /** What each column is called, and its share of the width; 0 where it is as wide as what stands in it. */
  readonly columns: readonly (readonly [title: string, share: number])[];
  readonly rows: readonly (readonly string[])[];
}

/** A field of a chart; its look is told by a sign and a frame, its first line stands out. */
export interface ChartField {
  readonly look: 'done' | 'doubtful' | 'open' | 'later' | 'closed';
  readonly title: string;
  readonly lines: readonly string[];
}

export interface PaperChart {
  /** Above the names of the rows, and above their fields. */
  readonly head: readonly [string, string];
  /** A row without fields is left out. */
  readonly rows: readonly { readonly label: string; readonly fields: readonly ChartField[] }[];
}

export interface PaperSection {
  readonly title: string;
  readonly facts?: readonly PaperFact[];
  /** Sentences, a paragraph each. */
  readonly texts?: readonly string[];
  /** One without rows is left out. */
  readonly table?: PaperTable;
  readonly chart?: PaperChart;
}

/** What a paper says in one language. */
export interface PaperContent {
  readonly title: string;
  /** Whom or what it is about: with the title it names the document. */
  readonly of: string;
  /** One line below the title; empty for none. */
  readonly about?: string;
  readonly facts: readonly PaperFact[];
  /** One of which nothing is there is left out. */
  readonly sections: readonly PaperSection[];
}

/** 'sandbox' marks a paper across as one that holds nowhere (`env` of the downloads). */
export type PaperEnvironment = 'production' | 'sandbox';

/** What stands across a paper that holds nowhere; null on every other. */
export const trialIn = (env: PaperEnvironment, language: SpokenLanguage): string | null =>
  env === 'sandbox' ? whole[language].papers.trial : null;

export interface ReportOrder {
  readonly language: PaperLanguage;
  readonly env: PaperEnvironment;
  readonly by: DrawnByRow;
  readonly now: Now;
  readonly content: (language: SpokenLanguage) => PaperContent;
}

/** What is known of these, as a template takes it. */
export const filledFacts = (facts: readonly PaperFact[] = []) =>
  facts.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));

const tableOf = ({ columns, rows }: PaperTable) => ({
  widths: columns.map(([, share]) => share),
  head: columns.map(([title]) => title),
  rows,
});

/** Fields that stand beside one another: as many as the widest row has, as far as the sheet has room. */
const mostAcross = 5;
const leastAcross = 3;

function chartOf({ head, rows }: PaperChart) {
  const shown = rows.filter(({ fields }) => fields.length > 0);
  const widest = Math.max(leastAcross, ...shown.map(({ fields }) => fields.length));
  return shown.length === 0 ? null : { across: Math.min(mostAcross, widest), head, rows: shown };
}

function sectionOf({ title, facts, texts = [], table, chart }: PaperSection) {
  const said = texts.filter((text) => text !== '');
  const shown = {
    title,
    facts: filledFacts(facts),
    texts: said,
    table: table && table.rows.length > 0 ? tableOf(table) : null,
    chart: chart ? chartOf(chart) : null,
  };
  const isEmpty = shown.facts.length + said.length === 0 && shown.table === null && shown.chart === null;
  return isEmpty ? [] : [shown];
}

/** Draws a paper of sections, a run of sheets in each of its languages; at the foot of each when it was drawn and by whom. */
export function drawReport({ language, env, by, now, content }: ReportOrder): Promise<Buffer> {
  const sheets = sheetLanguages(language).map((language) => {
    const { app, papers } = whole[language];
    const { title, of, about = '', facts, sections } = content(language);
    return {
      language,
      title,
      of,
      about,
      record: `${app.name} · ${papers.record}`,
      facts: filledFacts(facts),
      sections: sections.flatMap(sectionOf),
      drawn: fill(papers.drawn, { at: instantWords(now.instant, language), by: drawnByIn(by, language) }),
      pageOf: papers.pageOf,
      trial: trialIn(env, language),
    };
  });
  const [first] = sheets;
  return drawPaper(
    'platform/paper/report.typ',
    { language: first?.language ?? 'en', title: first ? `${first.title}: ${first.of}` : '', sheets },
    now.instant,
  );
}

/** A PDF as a reply. */
export const pdfFile = (body: Buffer, name: string): FileAnswer => ({
  type: 'application/pdf',
  name: `${name}.pdf`,
  body,
});
