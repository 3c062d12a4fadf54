/** A way to make a text of some length from one token. */
interface Filling {
  readonly name: string;
  readonly fill: (token: string, length: number) => string;
}

const repeated = (token: string, length: number): string =>
  token.repeat(Math.ceil(length / token.length)).slice(0, length);

/** The token again and again, among words, with different words, once before and once behind a long run. */
export const fillings: readonly Filling[] = [
  { name: "repeated", fill: repeated },
  { name: "among words", fill: (token, length) => repeated(`a${token} `, length) },
  { name: "between letters", fill: (token, length) => repeated(`b${token}`, length) },
  { name: "with numbers", fill: numbered },
  { name: "before letters", fill: (token, length) => token + repeated("a", length) },
  { name: "before spaces", fill: (token, length) => `${token}${repeated(" ", length)}a` },
  { name: "behind letters", fill: (token, length) => repeated("a", length) + token },
  { name: "behind spaces", fill: (token, length) => `a${repeated(" ", length)}${token}` },
];

/** No two pieces are equal, so that a cache by text has many entries. */
function numbered(token: string, length: number): string {
  const pieces: string[] = [];
  for (let made = 0; made < length; ) {
    const piece = `${token}${pieces.length} `;
    pieces.push(piece);
    made += piece.length;
  }
  return pieces.join("").slice(0, length);
}
