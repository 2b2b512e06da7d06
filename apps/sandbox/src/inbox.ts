/** A message as the gateway took it over. */
export interface InboxMessage {
  readonly to: string;
  readonly text: string;
  readonly template_id: string;
  readonly ref: string;
  readonly at: string;
}

const most = 500;

/** The messages of this run, newest first; one `ref` stands once, however often it was sent. */
export class Inbox {
  #messages: InboxMessage[] = [];

  take(message: InboxMessage): void {
    if (this.#messages.some(({ ref }) => ref === message.ref)) return;
    this.#messages = [message, ...this.#messages].slice(0, most);
  }

  /** Messages to one number, or to all. */
  list(to?: string): readonly InboxMessage[] {
    return to ? this.#messages.filter((message) => message.to === to) : this.#messages;
  }
}
