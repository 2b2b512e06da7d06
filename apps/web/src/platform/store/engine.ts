/** The IndexedDB to work on; the browser's own unless a test brings another. */
export interface Engine {
  readonly indexedDB?: IDBFactory;
  readonly IDBKeyRange?: typeof IDBKeyRange;
}
