declare module 'saxen' {
  type Decode = (text: string) => string;
  export class Parser {
    on(
      name: 'openTag',
      handle: (name: string, attrs: () => Record<string, string>, decode: Decode, selfClosing: boolean) => void,
    ): this;
    on(name: 'closeTag', handle: (name: string, decode: Decode, selfClosing: boolean) => void): this;
    on(name: 'text', handle: (text: string, decode: Decode) => void): this;
    on(name: 'cdata' | 'attention', handle: (text: string) => void): this;
    on(name: 'error', handle: (error: Error) => void): this;
    parse(xml: string): Error | undefined;
    stop(): void;
  }
}
