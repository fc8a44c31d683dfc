/** What tests use of it. Its published types bring those of browsers into every package that sees them. */
declare module "jsdom" {
  interface Options {
    readonly url: string;
    readonly runScripts: "dangerously";
    readonly pretendToBeVisual: true;
    readonly beforeParse: (page: Window) => void;
  }

  export class JSDOM {
    constructor(html: string, options: Options);
    readonly window: Window & typeof globalThis;
  }
}
