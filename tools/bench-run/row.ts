/** A server of the bench on its own durable PostgreSQL. */
export interface BenchServer {
  address: string;
  databaseUrl: string;
  pid: number;
  stop(): Promise<void>;
}

export interface BenchEnv {
  /** The durable throw-away PostgreSQL of this run: its address for a database name, which need not exist. */
  urlOf(database: string): string;
  /** Measures while that PostgreSQL runs as the product starts its own; all other rows have it with larger memory. */
  withOwnSettings<Figure>(measure: () => Promise<Figure>): Promise<Figure>;
  /** Creates a database, empty but for the migrations a server makes when it starts. */
  newDatabase(name: string): Promise<string>;
  /** A server on a database, ready to answer. */
  startServer(databaseUrl: string, env?: Record<string, string>): Promise<BenchServer>;
  dataDir: string;
}

export interface BenchFigure {
  figure: number | string;
  unit: string;
  /** Whether the promise holds; left out where the figure only informs. */
  holds?: boolean;
}

/** One line of the table: a promise of the product and how it is measured. */
export interface BenchRow {
  name: string;
  promise: string;
  /** Answers a sentence instead when it cannot be measured on this machine. */
  measure(env: BenchEnv): Promise<BenchFigure | string>;
}
