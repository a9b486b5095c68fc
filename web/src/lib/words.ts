/** A reader: somebody with a language, at a table with named players and a pack. The same as `golazo.words.reader`. */
export interface Reader {
  readonly language: string;
  knows(key: string): boolean;
  /** The sentence with the given key; ids become names, seats players, lists "A, B and C". */
  say(key: string, args?: Readonly<Record<string, unknown>>): string;
  /** What the pack calls an item. */
  name(id: string): string;
  /** The text printed on an item, or nothing. */
  text(id: string): string;
  player(seat: number): string;
}
